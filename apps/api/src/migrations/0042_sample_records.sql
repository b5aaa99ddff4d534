-- Which records were added as the sample, until it is removed. Kept apart from the records, which are like any others; a record
-- that is deleted for good may leave its row here, which then says nothing.
create table sample_records (
  tenant uuid not null references tenants on delete cascade,
  resource text not null,
  record uuid not null,
  added_at timestamptz not null default now(),
  primary key (tenant, resource, record)
);
select protect('sample_records');
