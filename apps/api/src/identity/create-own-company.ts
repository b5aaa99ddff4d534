import { ownCompanyInput, type TenantOfMember } from '@sojourn/contract/account'
import { invalid, invalidField } from '../kit/problem.ts'
import { findTenants } from './tenants.ts'
import { createCompany } from './create-company.ts'
import type { GuestContext } from './guest-context.ts'
import { lockPerson } from './forgot-password.ts'

/**
 * Creates a company for an existing user, who becomes its owner. A repeated request creates no second one: a user who owns a
 * company with that name already gets 422 `already_taken`.
 */
export const createOwnCompany = async (
  guest: GuestContext,
  person: string,
  input: unknown,
  beforeWork: () => Promise<void>,
): Promise<TenantOfMember> => {
  const parsed = ownCompanyInput.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  await beforeWork()
  const { name, country = null, currency = null, timezone = 'UTC', plan = null } = parsed.data
  return guest.transact(async (tx) => {
    await lockPerson(tx, person)
    const own = (await findTenants(tx, person)).filter(({ isOwner }) => isOwner)
    if (own.some((one) => one.name.toLowerCase() === name.toLowerCase()))
      throw invalidField('name', 'already_taken', 'is already the name of a company that you own')
    const uuid = await createCompany(tx, person, { name, country, currency, timezone, plan })
    const company = (await findTenants(tx, person)).find((one) => one.uuid === uuid)
    if (!company) throw new Error('a company has no owner')
    return company
  })
}
