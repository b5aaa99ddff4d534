-- What a company page was each time it was published.
create table page_revisions (
  tenant uuid not null references tenants,
  page uuid not null,
  n integer not null check (n >= 1),
  snapshot jsonb not null,
  author uuid,
  at timestamptz not null default now(),
  primary key (tenant, page, n),
  foreign key (tenant, page) references company_pages (tenant, uuid) on delete cascade
);

-- Pages that are published already begin with what they are.
alter table company_pages no force row level security;
insert into page_revisions (tenant, page, n, snapshot, author, at)
select tenant, uuid, 1,
  jsonb_build_object('slug', slug, 'title', title, 'kind', kind, 'blocks', blocks, 'seo', seo, 'navOrder', nav_order),
  updated_by, updated_at
from company_pages where status = 'published';
alter table company_pages force row level security;

select protect('page_revisions');
