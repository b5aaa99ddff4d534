-- Second factors of accounts: authenticator apps, passkeys and recovery codes.
create table second_factors (
  uuid uuid primary key default uuidv7(),
  "user" uuid not null references users on delete cascade,
  kind text not null check (kind in ('totp', 'passkey')),
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  -- Of an authenticator app: its secret, sealed, and the time step of the code that was used last, so that none works twice.
  secret bytea,
  last_step bigint,
  -- Of a passkey: what its signatures are checked with, and how many it had made (0 for one that does not count).
  credential_id text unique check (length(credential_id) <= 1400),
  public_key bytea,
  counter bigint,
  transports text[],
  check ((kind = 'totp') = (secret is not null and last_step is not null)),
  check ((kind = 'passkey') = (credential_id is not null and public_key is not null and counter is not null and transports is not null))
);
create index on second_factors ("user");
grant select, insert, update, delete on second_factors to :"app_role";

-- A code is found by its first characters and checked against its Argon2id hash. Used codes are deleted.
create table recovery_codes (
  "user" uuid not null references users on delete cascade,
  prefix text not null,
  hash text not null,
  primary key ("user", prefix)
);
grant select, insert, update, delete on recovery_codes to :"app_role";

-- Steps of a login or of adding a factor that wait for the next one. Only the SHA-256 of a token or challenge is kept.
create table auth_challenges (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('login', 'add_totp', 'add_passkey', 'passkey')),
  -- Null for a passkey that logs in alone: it says whose it is.
  "user" uuid references users on delete cascade,
  -- Of a login: the hash of the password that was right, as SHA-256. After a new password it counts no more.
  password_mark bytea,
  -- The secret of an authenticator app that is being added, sealed.
  secret bytea,
  expires_at timestamptz not null
);
create index on auth_challenges ("user");
create index on auth_challenges (expires_at);
grant select, insert, update, delete on auth_challenges to :"app_role";

-- Whether members need a second factor to work in the company.
alter table tenants add column requires_second_factor boolean not null default false;

drop function authenticate(bytea, uuid);
create function authenticate(token bytea, for_tenant uuid)
returns table (session uuid, "user" uuid, is_god boolean, seen_at timestamptz, has_factor boolean, tenant uuid, roles text[], is_owner boolean, requires_factor boolean, subscribed boolean)
language sql stable security definer set search_path = public, pg_temp as $$
  select s.uuid, u.uuid, u.is_god, s.seen_at, exists (select from second_factors f where f."user" = u.uuid),
         t.uuid, m.roles, coalesce(m.is_owner, false), coalesce(t.requires_second_factor, false),
         exists (
           select from subscriptions p join tenants payer on payer.uuid = p.tenant
           where p.tenant in (t.uuid, t.parent) and (p.tenant = t.uuid or payer.status = 'active')
             and (p.status in ('trialing', 'active') and (not p.cancel_at_period_end or p.period_end > now())
               or p.status = 'past_due' and p.past_due_at > now() - interval '14 days'))
  from sessions s
  join users u on u.uuid = s."user" and u.state = 'active'
  left join tenants t on t.uuid = for_tenant and (t.status = 'active' or t.status = 'suspended' and u.is_god)
  left join memberships m on m.tenant = t.uuid and m."user" = u.uuid and m.accepted_at is not null
  where s.token_hash = token and s.expires_at > now() and s.seen_at > now() - interval '12 hours'
$$;
