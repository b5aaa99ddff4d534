-- Keys that programs send in place of a session's token. Only the hash of a secret is kept; 256 random bits need no salt.
-- What is revoked stays, so that the audit trail can name it.
create table api_keys (
  tenant uuid not null references tenants on delete cascade,
  uuid uuid not null default uuidv7(),
  name text not null,
  scopes text[] not null,
  token_hash bytea not null,
  last_four text not null,
  created_by uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (tenant, uuid)
);
select protect('api_keys');
create index on api_keys (token_hash);
create index on api_keys (tenant, created_at desc) where revoked_at is null;

create policy for_identity on api_keys for select to current_user using (true);

-- The key with a hash, asked before its tenant is known, and the place of its maker there. Whoever was removed and joins
-- again does not bring back the keys they made before.
create function authenticate_key(hash bytea)
returns table (key uuid, name text, scopes text[], last_used_at timestamptz, tenant uuid, is_tenant_active boolean,
  "user" uuid, roles text[], is_owner boolean, subscribed boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select k.uuid, k.name, k.scopes, k.last_used_at, t.uuid, t.status = 'active', u.uuid, m.roles, m.is_owner,
         is_subscribed(t.uuid) or coalesce(is_subscribed(t.parent), false)
  from api_keys k
  join tenants t on t.uuid = k.tenant
  join users u on u.uuid = k.created_by and u.state = 'active'
  join memberships m on m.tenant = k.tenant and m."user" = u.uuid and m.accepted_at <= k.created_at
  where k.token_hash = hash and k.revoked_at is null and k.expires_at > now()
$$;

-- An upload address that was made for a program stands for its key.
alter table media_slots add column api_key uuid;
alter table media_slots add foreign key (tenant, api_key) references api_keys (tenant, uuid) on delete cascade;
