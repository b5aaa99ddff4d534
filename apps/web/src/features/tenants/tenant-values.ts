import type { Tenant } from './tenant-client.ts'

/** The fields of a company that the platform's staff set. The others belong to the company. */
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

/** The input for the API. If the slug is empty, it is left out, and the server derives it from the name. */
export const tenantInput = ({ slug, ...others }: TenantValues) => (slug === '' ? others : { ...others, slug })
