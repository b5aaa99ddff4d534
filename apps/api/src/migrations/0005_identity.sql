-- Registering, sessions that can be told apart, and challenges that count once.

-- The plan somebody chose before registering their company, until there is a subscription.
alter table tenants add column prospect_plan text;

-- What a session was opened with, as its browser calls itself.
alter table sessions add column user_agent text check (length(user_agent) <= 300);

-- Solved challenges: a nonce that stands here was used. They expire by themselves, so old rows mean nothing.
create table captcha_uses (
  nonce text primary key check (length(nonce) <= 200),
  expires_at timestamptz not null
);
create index on captcha_uses (expires_at);
grant select, insert, update, delete on captcha_uses to :"app_role";
