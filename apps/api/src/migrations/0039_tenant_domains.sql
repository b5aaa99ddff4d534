-- The host of a company's own for its public pages. Anybody may ask for a host. It is theirs once a TXT record below it holds
-- their token, and nobody else's from then on; what nobody proved blocks nobody.
create table tenant_domains (
  tenant uuid primary key references tenants on delete cascade,
  host text not null check (host = lower(host)),
  token text not null,
  created_at timestamptz not null default now(),
  verified_at timestamptz,
  checked_at timestamptz,
  problem text check (problem in ('txt_missing', 'txt_wrong', 'cname_missing', 'cname_wrong', 'unanswered', 'in_use')),
  -- Since when checks of a verified host fail.
  failing_since timestamptz,
  check (failing_since is null or verified_at is not null)
);
select protect('tenant_domains');
-- The one key that does not begin with the tenant: a name of the internet belongs to one company of all.
create unique index tenant_domains_verified_host on tenant_domains (host) where verified_at is not null;

create policy for_identity on tenant_domains for select to current_user using (true);

-- Whose a verified host is, asked before any tenant is known.
create function tenant_of_host(of_host text) returns uuid
language sql stable security definer set search_path = public, pg_temp as $$
  select tenant from tenant_domains where host = of_host and verified_at is not null
$$;

-- The verified host of a company, asked for all companies of a person at once. It is public.
create function host_of_tenant(of_tenant uuid) returns text
language sql stable security definer set search_path = public, pg_temp as $$
  select host from tenant_domains where tenant = of_tenant and verified_at is not null
$$;
