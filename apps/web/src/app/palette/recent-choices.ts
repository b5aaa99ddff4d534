import { device } from '../../data/text-store.ts'

/** Somewhere the palette led to. */
export type RecentChoice = { title: string; href: string; kind: string | null }

const beginning = 'sojourn.recent.'
const most = 6
/** Whose names are not kept on the device after the search. */
const people: ReadonlySet<string> = new Set(['contact', 'user', 'supplier', 'support-request'])

const keyOf = (user: string, tenant: string | null) => `${beginning}${user}.${tenant ?? ''}`

/** Where the palette led lately, the last first. */
export const recentChoices = (user: string, tenant: string | null): RecentChoice[] => {
  try {
    const stored: unknown = JSON.parse(device.read(keyOf(user, tenant)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isChoice).slice(0, most) : []
  } catch {
    return []
  }
}

/** Remembers a choice on this device, until the person logs out. */
export const rememberChoice = (user: string, tenant: string | null, choice: RecentChoice): void => {
  if (choice.kind !== null && people.has(choice.kind)) return
  const others = recentChoices(user, tenant).filter(({ href }) => href !== choice.href)
  device.write(keyOf(user, tenant), JSON.stringify([choice, ...others].slice(0, most)))
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
