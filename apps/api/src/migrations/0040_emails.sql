-- The image of a company's emails, and the texts of the email that sends an itinerary.
alter table tenants
  add column brand_cover uuid generated always as ((brand ->> 'cover')::uuid) stored,
  add column share_email jsonb not null default '{"subject": null, "greeting": null, "message": null}',
  add foreign key (uuid, brand_cover) references media (tenant, uuid) on delete restrict;
create index on tenants (uuid, brand_cover) where brand_cover is not null;

-- The emails that members sent to clients. One disappears with its itinerary and with the contact it went to.
create table emails (
  tenant uuid not null references tenants on delete cascade,
  uuid uuid not null default uuidv7(),
  itinerary uuid not null,
  share uuid not null,
  contact uuid,
  sender uuid,
  recipient text not null,
  subject text not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed', 'bounced')),
  error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  primary key (tenant, uuid),
  foreign key (tenant, itinerary) references itineraries (tenant, uuid) on delete cascade,
  foreign key (tenant, share) references shares (tenant, uuid) on delete cascade,
  foreign key (tenant, contact) references contacts (tenant, uuid) on delete cascade
);
select protect('emails');
create index on emails (tenant, itinerary, created_at desc, uuid desc);
create index on emails (tenant, share);
create index on emails (tenant, contact, created_at desc, uuid desc) where contact is not null;
