import type { AccountUser } from '@sojourn/contract/account'
import { device, tab, type TextStore } from './text-store.ts'

/** Index into the person's tenants; -1 means none. */
export type TenantChoice = { index: number; uuid: string | null }

/** A company that was worked in and is not open to the person any more. Its name is known while the session lasts. */
export type LostCompany = { uuid: string; name: string | null; isVisit: boolean }

type Remembered = TenantChoice & { name?: string }

export const noTenant: TenantChoice = { index: -1, uuid: null }

const beginning = 'sojourn.tenant.'

/** The company a person worked in last: in this tab, else on this device. */
export const rememberedCompany = (user: string): Remembered | null =>
  readFrom(tab, beginning + user) ?? readFrom(device, beginning + user)

/** Remembers it, beyond the end of the session and for this person only. */
export const rememberCompany = (user: string, company: Remembered): void => {
  tab.write(beginning + user, JSON.stringify(company))
  device.write(beginning + user, JSON.stringify(company))
}

export const forgetCompany = (user: string): void => {
  tab.remove(beginning + user)
  device.remove(beginning + user)
}

/** Where a person is: the company with the remembered uuid, else, where no uuid is known, the one at the index. */
export const placeOf = (user: AccountUser): { tenant: TenantChoice; lost: LostCompany | null } => {
  const remembered = rememberedCompany(user.uuid)
  if (!remembered) return { tenant: noTenant, lost: null }
  const { uuid, name = null } = remembered
  const index = uuid === null ? remembered.index : user.tenants.findIndex((one) => one.uuid === uuid)
  const company = user.tenants[index]
  if (!company) return { tenant: noTenant, lost: uuid === null ? null : { uuid, name, isVisit: false } }
  const present = { index, uuid: company.uuid, name: company.name }
  // From here on the tab has its own, whatever other tabs choose.
  tab.write(beginning + user.uuid, JSON.stringify(present))
  if (readFrom(device, beginning + user.uuid)?.uuid === company.uuid)
    device.write(beginning + user.uuid, JSON.stringify(present))
  return { tenant: { index, uuid: company.uuid }, lost: null }
}

/** Leaves no names behind when somebody goes; which company it was their next login finds by its uuid. */
export const forgetCompanyNames = (): void => {
  for (const store of [tab, device])
    for (const key of store.keys().filter((one) => one.startsWith(beginning))) {
      const lastCompany = readFrom(store, key)
      if (lastCompany) store.write(key, JSON.stringify({ index: lastCompany.index, uuid: lastCompany.uuid }))
      else store.remove(key)
    }
}

const readFrom = (store: TextStore, key: string): Remembered | null => {
  try {
    const stored: unknown = JSON.parse(store.read(key) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('index' in stored) || typeof stored.index !== 'number')
      return null
    const uuid = 'uuid' in stored && typeof stored.uuid === 'string' ? stored.uuid : null
    return {
      index: stored.index,
      uuid,
      ...('name' in stored && typeof stored.name === 'string' ? { name: stored.name } : {}),
    }
  } catch {
    return null
  }
}
