-- The client of a link asks questions about an itinerary, and the company answers.

-- As typed with the last question, for the next one.
alter table shares add column client_name text;

create table questions (
  tenant uuid not null references tenants on delete cascade,
  uuid uuid not null default uuidv7(),
  itinerary uuid not null,
  share uuid not null,
  -- What it is about; both null for the whole itinerary. They stay when the day or segment is deleted.
  day uuid,
  segment uuid,
  -- The number of the day and the title, as they were on the page.
  day_number integer,
  title text,
  -- Where answers are sent.
  email text,
  resolved_at timestamptz,
  primary key (tenant, uuid),
  foreign key (tenant, itinerary) references itineraries (tenant, uuid) on delete cascade,
  foreign key (tenant, share) references shares (tenant, uuid) on delete cascade
);
select protect('questions');
create index on questions (tenant, itinerary, uuid);
create index on questions (tenant, share, uuid);

-- The question itself and the replies.
create table question_messages (
  tenant uuid not null references tenants on delete cascade,
  uuid uuid not null default uuidv7(),
  created_at timestamptz not null default now(),
  question uuid not null,
  text text not null,
  -- The name that a client typed; null for a reply of a member.
  client text,
  -- Null for a client, and for a member who has left.
  author uuid,
  -- Sent with the form, so that a message counts once if the form is sent twice.
  form_key uuid,
  primary key (tenant, uuid),
  check (client is null or author is null),
  foreign key (tenant, question) references questions (tenant, uuid) on delete cascade,
  foreign key (tenant, author) references memberships (tenant, "user") on delete set null (author)
);
select protect('question_messages');
create index on question_messages (tenant, question, uuid);
create index on question_messages (tenant, author) where author is not null;
create unique index on question_messages (tenant, form_key) where form_key is not null;

-- Questions of clients notify members too.
alter table notifications
  alter column comment drop not null,
  add column message uuid,
  add foreign key (tenant, message) references question_messages (tenant, uuid) on delete cascade,
  add unique (tenant, message, member),
  drop constraint notifications_kind_check,
  add check (kind in ('mention', 'reply', 'question')),
  add check (num_nonnulls(comment, message) = 1);
