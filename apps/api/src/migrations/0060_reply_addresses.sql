-- The addresses to which emails about a question can be answered: one for the client and one for each member who got an email.
-- Only the hash of an address is stored, so that the database does not reveal it.
create table reply_addresses (
  tenant uuid not null references tenants on delete cascade,
  hash text not null,
  question uuid not null,
  -- Null for the client.
  member uuid,
  primary key (tenant, hash),
  foreign key (tenant, question) references questions (tenant, uuid) on delete cascade,
  foreign key (tenant, member) references memberships (tenant, "user") on delete cascade
);
select protect('reply_addresses');
-- An email names only the address.
create index on reply_addresses (hash);
create index on reply_addresses (tenant, question);
create index on reply_addresses (tenant, member) where member is not null;

create policy for_identity on reply_addresses for select to current_user using (true);
create function tenant_of_reply_address(wanted text) returns table (tenant uuid)
language sql stable security definer set search_path = public, pg_temp as $$
  select a.tenant from reply_addresses a join tenants t on t.uuid = a.tenant and t.status = 'active' where a.hash = wanted
$$;
