-- What members have to do for an itinerary by a date. An acceptance adds one for the owner of the itinerary.
create table tasks (
  tenant uuid not null references tenants on delete cascade,
  uuid uuid not null default uuidv7(),
  created_at timestamptz not null default now(),
  itinerary uuid not null,
  title text not null,
  due date not null,
  -- The acceptance that it follows; null for tasks that members add.
  acceptance uuid,
  done_at timestamptz,
  done_by uuid,
  primary key (tenant, uuid),
  foreign key (tenant, itinerary) references itineraries (tenant, uuid) on delete cascade,
  foreign key (tenant, acceptance) references acceptances (tenant, uuid) on delete set null (acceptance),
  check (done_by is null or done_at is not null)
);
select protect('tasks');
create index on tasks (tenant, itinerary, due, uuid);
create index on tasks (tenant, due, uuid) where done_at is null;
create index on tasks (tenant, acceptance) where acceptance is not null;

-- What the server changed in the itinerary because of the acceptance, so that revoking it can undo that; null once undone.
alter table acceptances add column effects jsonb;
