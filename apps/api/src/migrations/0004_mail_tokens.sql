-- Secrets that travel in letters: each works once, for one purpose and one address, until it expires.
-- Like a session's, only the SHA-256 of a token is kept.
create table mail_tokens (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('register', 'change_email', 'reset_password', 'invitation')),
  email text not null,
  "user" uuid references users on delete cascade,
  tenant uuid references tenants on delete cascade,
  payload jsonb not null default '{}',
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index on mail_tokens (lower(email), purpose);
create index on mail_tokens ("user");
create index on mail_tokens (tenant);
create index on mail_tokens (expires_at);
grant select, insert, update, delete on mail_tokens to :"app_role";
