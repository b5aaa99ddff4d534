-- What keeps strangers from using the server up, or from using it to reach others.

-- A solution is tried before it is used: with a password that is refused it is not used up, but not good for ever either.
alter table captcha_uses
  add column is_used boolean not null default true,
  add column tries integer not null default 0;

-- How many letters a company posted lately is counted in its audit trail.
create index on audit_events (tenant, action, at);
