-- The account that clients pay into, and the look that an invoice keeps once it is issued.
alter table tenants
  add column bank_account jsonb not null default '{"holder": null, "iban": null, "bic": null, "bank": null}';

-- What is issued so far keeps the look that its company has now. The owner of a table sees no tenant's rows unless it may for once.
alter table invoices no force row level security;
alter table resource_links no force row level security;
alter table media no force row level security;
alter table invoices disable trigger keep_issued;
update invoices i set issued = jsonb_set(
  i.issued || jsonb_build_object('brand', jsonb_build_object(
    'primary', coalesce(t.brand->>'primary', '#1f4d4a'),
    'secondary', coalesce(t.brand->>'secondary', '#b4703c'),
    'onPrimary', coalesce(t.brand->>'onPrimary', '#ffffff'),
    'font', t.brand->>'font',
    'logo', t.brand->>'logo')),
  '{company,bankAccount}', '{"holder": null, "iban": null, "bic": null, "bank": null}')
from tenants t where t.uuid = i.tenant and i.issued is not null;
alter table invoices enable trigger keep_issued;
insert into resource_links (tenant, owner_resource, owner, path, media)
select i.tenant, 'invoice', i.uuid, 'issued.brand.logo', m.uuid
from invoices i join media m on m.tenant = i.tenant and m.uuid = (i.issued->'brand'->>'logo')::uuid;
alter table invoices force row level security;
alter table resource_links force row level security;
alter table media force row level security;
