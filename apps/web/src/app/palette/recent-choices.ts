import { device } from '../../data/text-store.ts'

/** A previous choice in the palette. */
export type RecentChoice = { title: string; href: string; kind: string | null }

const keyPrefix = 'sojourn.recent.'
const maxChoices = 6
/** Resources whose records' names are not stored on the device. */
const personalKinds: ReadonlySet<string> = new Set(['contact', 'user', 'supplier', 'support-request'])

const keyOf = (user: string, tenant: string | null) => `${keyPrefix}${user}.${tenant ?? ''}`

/** The user's last choices in the palette, the latest first. */
export const recentChoices = (user: string, tenant: string | null): RecentChoice[] => {
  try {
    const stored: unknown = JSON.parse(device.read(keyOf(user, tenant)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isChoice).slice(0, maxChoices) : []
  } catch {
    return []
  }
}

/** Stores a choice on this device until the user logs out. */
export const rememberChoice = (user: string, tenant: string | null, choice: RecentChoice): void => {
  if (choice.kind !== null && personalKinds.has(choice.kind)) return
  const others = recentChoices(user, tenant).filter(({ href }) => href !== choice.href)
  device.write(keyOf(user, tenant), JSON.stringify([choice, ...others].slice(0, maxChoices)))
}

const isChoice = (value: unknown): value is RecentChoice =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  typeof value.title === 'string' &&
  'href' in value &&
  typeof value.href === 'string' &&
  'kind' in value &&
  (value.kind === null || typeof value.kind === 'string')
