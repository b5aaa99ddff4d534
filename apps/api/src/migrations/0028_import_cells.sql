-- A bad cell costs that cell and not its row; dates that do not tell day from month are asked about; vCards are read too.
alter table imports
  alter column delimiter drop not null,
  add column format text not null default 'csv' check (format in ('csv', 'vcard')),
  add column empty_columns integer[] not null default '{}',
  add column date_columns jsonb not null default '[]',
  add column date_order text check (date_order in ('dmy', 'mdy'));
alter table imports
  alter column format drop default,
  alter column empty_columns drop default,
  alter column date_columns drop default;

-- `name`: what the row's record will be called. `links`: it names records of its own list that were not there when it was
-- read; they may come further down in the same file. First they are looked for there, then linked once all are stored.
alter table import_rows
  add column name text not null default '',
  add column links text check (links in ('sought', 'found'));
create index on import_rows (tenant, import, links, n) where links is not null;

-- Until now an error left its row out, and what stands in the cell was not kept beside it.
alter table import_rows no force row level security;
update import_rows set errors = (
  select jsonb_agg('{"value": "", "leavesOut": "row"}' || error order by at)
  from jsonb_array_elements(errors) with ordinality x(error, at)
)
where errors <> '[]';
alter table import_rows force row level security;
