-- What a company page was each time it was published.
create table page_revisions (
  tenant uuid not null references tenants,
  page uuid not null,
  n integer not null check (n >= 1),
  snapshot jsonb not null,
  sha256 text not null,
  author uuid,
  at timestamptz not null default now(),
  primary key (tenant, page, n),
  foreign key (tenant, page) references company_pages (tenant, uuid) on delete cascade
);
select protect('page_revisions');
