-- Tells one state of a list from the next, so that what was counted in a state is not counted again while it lasts. Random,
-- not a number: a state that was rolled back never comes again.
create table shelf_states (
  tenant uuid not null,
  shelf text collate "C" not null,
  state uuid not null,
  primary key (tenant, shelf)
) with (fillfactor = 50);
select protect('shelf_states');

create function renew_shelf_states() returns trigger language plpgsql as $$
begin
  insert into shelf_states (tenant, shelf, state)
  select tenant, shelf, gen_random_uuid() from (select distinct tenant, shelf from changed order by tenant, shelf) found
  on conflict (tenant, shelf) do update set state = excluded.state;
  return null;
end $$;

-- A record that changes shelves leaves one and enters the other.
create function renew_both_shelf_states() returns trigger language plpgsql as $$
begin
  insert into shelf_states (tenant, shelf, state)
  select tenant, shelf, gen_random_uuid()
  from (select tenant, shelf from changed union select tenant, shelf from changed_from order by tenant, shelf) found
  on conflict (tenant, shelf) do update set state = excluded.state;
  return null;
end $$;

create trigger shelf_entered after insert on search_terms referencing new table as changed
  for each statement execute function renew_shelf_states();
create trigger shelf_left after delete on search_terms referencing old table as changed
  for each statement execute function renew_shelf_states();
create trigger shelf_changed after update on search_terms referencing new table as changed old table as changed_from
  for each statement execute function renew_both_shelf_states();
