import type { Tenant } from './tenant-client.ts'

/** What the platform's staff set of a company; the rest is its own. */
export type TenantValues = Pick<
  Tenant,
  'name' | 'slug' | 'country' | 'currency' | 'timezone' | 'address' | 'email' | 'phone' | 'website' | 'parent'
>

export const emptyTenant: TenantValues = {
  name: '',
  slug: '',
  country: null,
  currency: null,
  timezone: 'UTC',
  address: null,
  email: null,
  phone: null,
  website: null,
  parent: null,
}

export const tenantLabels: Readonly<Record<keyof TenantValues, string>> = {
  name: 'Name',
  slug: 'Address of its pages',
  country: 'Country',
  currency: 'Currency',
  timezone: 'Time zone',
  address: 'Postal address',
  email: 'Email',
  phone: 'Phone',
  website: 'Website',
  parent: 'Parent company',
}

/** What is sent: a slug that is left empty is made of the name. */
export const tenantInput = ({ slug, ...others }: TenantValues) => (slug === '' ? others : { ...others, slug })
