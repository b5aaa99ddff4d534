#!/bin/sh
# Run once by the image of PostgreSQL, when the database is empty: the owner of the tables, and a role for the server that owns nothing.
set -eu
psql --username postgres --set ON_ERROR_STOP=1 --set owner="$OWNER_PASSWORD" --set app="$APP_PASSWORD" <<'SQL'
create role sojourn_owner login password :'owner';
create role sojourn_app login password :'app';
create database sojourn owner sojourn_owner;
revoke all on database sojourn from public;
grant connect on database sojourn to sojourn_app;
\connect sojourn
create extension if not exists pg_trgm;
create extension if not exists unaccent;
SQL
