import type { AccountUser } from '@sojourn/contract/account'
import { device, tab, type TextStore } from './text-store.ts'

/** `index` points into the user's companies; -1 means none. */
export type TenantChoice = { index: number; uuid: string | null }

/** The company the user worked in, which they can no longer open. Its name is known only until the session ends. */
export type LostCompany = { uuid: string; name: string | null; isVisit: boolean }

type Remembered = TenantChoice & { name?: string }

export const noTenant: TenantChoice = { index: -1, uuid: null }

const keyPrefix = 'sojourn.tenant.'

/** The company the user last worked in: in this tab or, if there is none, on this device. */
export const rememberedCompany = (user: string): Remembered | null =>
  readFrom(tab, keyPrefix + user) ?? readFrom(device, keyPrefix + user)

/** Stores the company for this user. It outlives the session. */
export const rememberCompany = (user: string, company: Remembered): void => {
  tab.write(keyPrefix + user, JSON.stringify(company))
  device.write(keyPrefix + user, JSON.stringify(company))
}

export const forgetCompany = (user: string): void => {
  tab.remove(keyPrefix + user)
  device.remove(keyPrefix + user)
}

/**
 * Where the user works: in the company with the remembered uuid or, if no uuid is known, in the one at the remembered index.
 */
export const placeOf = (user: AccountUser): { tenant: TenantChoice; lost: LostCompany | null } => {
  const remembered = rememberedCompany(user.uuid)
  if (!remembered) return { tenant: noTenant, lost: null }
  const { uuid, name = null } = remembered
  const index = uuid === null ? remembered.index : user.tenants.findIndex((one) => one.uuid === uuid)
  const company = user.tenants[index]
  if (!company) return { tenant: noTenant, lost: uuid === null ? null : { uuid, name, isVisit: false } }
  const present = { index, uuid: company.uuid, name: company.name }
  // From now on this tab has its own choice, whatever other tabs choose.
  tab.write(keyPrefix + user.uuid, JSON.stringify(present))
  if (readFrom(device, keyPrefix + user.uuid)?.uuid === company.uuid)
    device.write(keyPrefix + user.uuid, JSON.stringify(present))
  return { tenant: { index, uuid: company.uuid }, lost: null }
}

/** Removes company names when a user logs out. Their next login finds the company again by its uuid. */
export const forgetCompanyNames = (): void => {
  for (const store of [tab, device])
    for (const key of store.keys().filter((one) => one.startsWith(keyPrefix))) {
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
