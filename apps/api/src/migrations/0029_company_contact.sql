-- What a company says of itself on what it sends, and where its clients pay.
alter table tenants rename column url to website;
alter table tenants
  add column registration text,
  add column licence text,
  add column bank_details text;
