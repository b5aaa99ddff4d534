-- Announces every change of the comments on an itinerary to the pages that have it open, as its new versions are.
create function announce_comment() returns trigger language plpgsql as $$
begin
  perform pg_notify('itinerary', json_build_object(
    'tenant', coalesce(new.tenant, old.tenant), 'uuid', coalesce(new.itinerary, old.itinerary))::text);
  return null;
end $$;
create trigger announce after insert or update or delete on comments
  for each row execute function announce_comment();
