-- What belongs to the platform and to no company: questions and answers, help for each page, and the companies themselves.
create table faqs (
  uuid uuid primary key default uuidv7(),
  rev integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  question text not null,
  answer jsonb not null,
  category text,
  "order" integer not null,
  status text not null
);
create index on faqs ("order", uuid);

create table page_help (
  uuid uuid primary key default uuidv7(),
  rev integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  page text not null unique,
  title text not null,
  body jsonb not null
);
grant select, insert, update, delete on faqs, page_help to :"app_role";

alter table tenants
  add column rev integer not null default 1,
  add column updated_at timestamptz not null default now(),
  add column deleted_at timestamptz,
  add column defaults jsonb not null default '{"markupBps": null, "taxBps": null, "terms": null, "paymentSchedule": [], "theme": null}';
create index on tenants (parent) where parent is not null;

-- A company's pictures are its own media: the database itself refuses another company's.
alter table tenants
  add column logo uuid generated always as ((brand ->> 'logo')::uuid) stored,
  add column favicon uuid generated always as ((brand ->> 'favicon')::uuid) stored,
  add foreign key (uuid, logo) references media (tenant, uuid) on delete restrict,
  add foreign key (uuid, favicon) references media (tenant, uuid) on delete restrict;
create index on tenants (uuid, logo) where logo is not null;
create index on tenants (uuid, favicon) where favicon is not null;

-- The platform's staff see what every company asks for: the requests, not the conversations, and nobody else sees any.
create policy for_platform_staff on support for select to current_user using (true);
create function support_for_staff(asking uuid)
returns table (
  tenant uuid, tenant_name text, uuid uuid, rev integer, created_at timestamptz, updated_at timestamptz, created_by uuid,
  updated_by uuid, deleted_at timestamptz, tags text[], subject text, category text, priority text, status text, page text,
  client_version text
)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.tenant, t.name, s.uuid, s.rev, s.created_at, s.updated_at, s.created_by, s.updated_by, s.deleted_at, s.tags,
         s.subject, s.category, s.priority, s.status, s.page, s.client_version
  from support s join tenants t on t.uuid = s.tenant and t.status = 'active'
  where exists (select from users u where u.uuid = asking and u.is_god and u.state = 'active')
$$;
