import { queryOptions } from '@tanstack/react-query'
import { tenant, type Brand, type TenantDefaults } from '@sojourn/contract/resources/tenant'
import type { ShareEmailTexts } from '@sojourn/contract/document/share-email'
import type { Read } from '@sojourn/contract/kit/define-resource'
import { request } from '../../data/http.ts'
import * as wording from './wording.ts'

/** A company as its Admins edit it. */
export type Company = Read<typeof tenant>

/** The details of the company. */
export const company = (uuid: string) =>
  queryOptions({
    queryKey: [uuid, 'company'] as const,
    queryFn: async ({ signal }) => (await request<{ data: Company }>('GET', `/v1/tenants/${uuid}`, { signal })).data,
  })

/** Saves changes to a company. Rejects with ApiProblem; with 412 if another user has saved in the meantime. */
export const saveCompany = async (uuid: string, input: unknown, rev: number | undefined): Promise<Company> =>
  (await request<{ data: Company }>('PUT', `/v1/tenants/${uuid}`, { body: input, rev })).data

type Reach = 'phone' | 'email' | 'website' | 'registration' | 'licence' | 'taxId' | 'bankDetails' | 'bankAccount'

/** The values in the settings form. */
export type Settings = Pick<
  Company,
  | Reach
  | 'name'
  | 'address'
  | 'country'
  | 'currency'
  | 'timezone'
  | 'language'
  | 'units'
  | 'requiresSecondFactor'
  | 'travellerDetailsDays'
> & {
  brand: Omit<Brand, 'onPrimary' | 'onSecondary'>
  defaults: TenantDefaults
  shareEmail: ShareEmailTexts
}

/** The fields of a company that its Admins set. */
export const settingsOf = ({
  name,
  phone,
  email,
  website,
  registration,
  licence,
  taxId,
  bankDetails,
  bankAccount,
  address,
  country,
  currency,
  timezone,
  language,
  units,
  brand,
  defaults,
  shareEmail,
  requiresSecondFactor,
  travellerDetailsDays,
}: Company): Settings => {
  const { onPrimary: _, onSecondary: __, ...look } = brand
  const reach = { phone, email, website, registration, licence, taxId, bankDetails, bankAccount }
  const place = { address, country, currency, timezone, language, units }
  return { name, ...reach, ...place, brand: look, defaults, shareEmail, requiresSecondFactor, travellerDetailsDays }
}

/** The current version from a 412 response, for the form to merge with. */
export const settingsIn = (current: unknown): { values: Settings; rev: number } | null => {
  const read = tenant.read.safeParse(current)
  return read.success ? { values: settingsOf(read.data), rev: read.data.rev } : null
}

/** The validation of the contract, and the one rule that spans several fields. */
export const settingsSchema = tenant.update.refine(
  ({ defaults }) => !defaults || defaults.paymentSchedule === undefined || addsUp(defaults.paymentSchedule),
  { path: ['defaults', 'paymentSchedule'], message: wording.mustAddUp },
)

const addsUp = (shares: readonly { percent: number }[]) => shares.length === 0 || sumOf(shares) === 100

/** The sum of several shares, in per cent. */
export const sumOf = (shares: readonly { percent: number }[]): number =>
  shares.reduce((sum, { percent }) => sum + percent, 0)
