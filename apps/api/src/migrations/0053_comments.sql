-- Comments of members on an itinerary, a day or a segment. Days and segments are parts of the document, so there are no foreign
-- keys to them, and a comment outlives them. `thread` is null in the first comment of a thread; if that one is deleted but has
-- replies, only its text becomes null.
create table comments (
  tenant uuid not null references tenants on delete cascade,
  uuid uuid not null default uuidv7(),
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  itinerary uuid not null,
  thread uuid,
  day uuid,
  segment uuid,
  author uuid,
  text text,
  mentions uuid[] not null,
  resolved_at timestamptz,
  resolved_by uuid,
  primary key (tenant, uuid),
  check (day is null or segment is null),
  check (text is not null or thread is null),
  foreign key (tenant, itinerary) references itineraries (tenant, uuid) on delete cascade,
  foreign key (tenant, thread) references comments (tenant, uuid) on delete cascade,
  foreign key (tenant, author) references memberships (tenant, "user") on delete set null (author),
  foreign key (tenant, resolved_by) references memberships (tenant, "user") on delete set null (resolved_by)
);
select protect('comments');
create index on comments (tenant, itinerary, uuid);
create index on comments (tenant, thread) where thread is not null;
create index on comments (tenant, author);
create index on comments (tenant, resolved_by) where resolved_by is not null;

-- The notifications of members: one at most for each comment and member. Deleted with the comment and with the membership.
create table notifications (
  tenant uuid not null references tenants on delete cascade,
  uuid uuid not null default uuidv7(),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  member uuid not null,
  comment uuid not null,
  kind text not null check (kind in ('mention', 'reply')),
  emailed_at timestamptz,
  primary key (tenant, uuid),
  unique (tenant, comment, member),
  foreign key (tenant, comment) references comments (tenant, uuid) on delete cascade,
  foreign key (tenant, member) references memberships (tenant, "user") on delete cascade
);
select protect('notifications');
create index on notifications (tenant, member, uuid);
