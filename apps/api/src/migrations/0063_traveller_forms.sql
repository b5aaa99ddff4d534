-- The form in which a traveller of an itinerary gives their details by a link of their own. The answers are encrypted by the server.
create table traveller_forms (
  tenant uuid not null references tenants on delete cascade,
  uuid uuid not null default uuidv7(),
  itinerary uuid not null,
  contact uuid not null,
  -- In the URL. It has 256 random bits, and is another one after the link was revoked.
  token text not null,
  sections text[] not null,
  answer_by date,
  asked_at timestamptz not null default now(),
  -- The member who asked last; null after they have left.
  asked_by uuid,
  -- When the link was last sent by email, without reminders.
  emailed_at timestamptz,
  opened_at timestamptz,
  answered_at timestamptz,
  withdrawn_at timestamptz,
  revoked_at timestamptz,
  reminded_at timestamptz,
  reminders integer not null default 0,
  -- When a member last saved answers to the contact.
  saved_at timestamptz,
  -- The text that the traveller agreed to, and when.
  consent_text text,
  consent_at timestamptz,
  answers bytea,
  primary key (tenant, uuid),
  unique (tenant, itinerary, contact),
  foreign key (tenant, itinerary) references itineraries (tenant, uuid) on delete cascade,
  foreign key (tenant, contact) references contacts (tenant, uuid) on delete cascade,
  foreign key (tenant, asked_by) references memberships (tenant, "user") on delete set null (asked_by)
);
select protect('traveller_forms');
create index on traveller_forms (tenant, asked_by) where asked_by is not null;
create index on traveller_forms (tenant, contact);
-- A URL names only the token.
create index on traveller_forms (token);

create policy for_identity on traveller_forms for select to current_user using (true);
create function tenant_of_traveller_form(wanted text) returns table (tenant uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select f.tenant from traveller_forms f join tenants t on t.uuid = f.tenant and t.status = 'active' where f.token = wanted
$$;

-- Days after the last day of an itinerary, after which the answers are deleted.
alter table tenants add column traveller_details_days integer not null default 30 check (traveller_details_days between 0 and 365);

-- Emails with the link of a form have no share link.
alter table emails alter column share drop not null;
