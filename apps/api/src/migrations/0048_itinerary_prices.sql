-- How the costs of an itinerary become prices: the exchange rates it uses, rules for markup and tax, fee and commission.
alter table itineraries
  add column exchange_rates jsonb not null default '[]',
  add column markup_rules jsonb not null default '[]',
  add column tax_rules jsonb not null default '[]',
  add column service_fee jsonb,
  add column agency_commission_bps integer;
alter table itineraries
  alter column exchange_rates drop default,
  alter column markup_rules drop default,
  alter column tax_rules drop default;
