-- The entries of bank statements that payments were stored from: none is stored twice.
create table statement_entries (
  tenant uuid not null references tenants on delete cascade,
  key text not null,
  payment uuid not null,
  primary key (tenant, key),
  foreign key (tenant, payment) references payments (tenant, uuid) on delete cascade
);
select protect('statement_entries');
create index on statement_entries (tenant, payment);
