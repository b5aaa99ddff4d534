-- That the page of a link or a file below it was opened, and how long each section of the page was read. Nothing says by whom.
create table visits (
  tenant uuid not null references tenants,
  uuid uuid not null default uuidv7(),
  share uuid not null,
  opened text not null check (opened in ('page', 'brochure', 'calendar')),
  -- The published version that was opened.
  revision integer not null,
  opened_at timestamptz not null default now(),
  -- By the name of a section, such as {"price": 40, "day-3": 12}.
  seconds jsonb not null default '{}',
  primary key (tenant, uuid),
  foreign key (tenant, share) references shares (tenant, uuid) on delete cascade
);
select protect('visits');
create index on visits (tenant, share, opened_at desc);
create index on visits (tenant, opened_at);
