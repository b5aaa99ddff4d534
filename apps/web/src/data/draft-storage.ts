import { device } from './text-store.ts'
import { onWipe } from './clear-device-data.ts'

/** Which user and company a draft belongs to. `name` is the form's, such as `itineraries.create`. */
export type DraftOwner = { user: string; tenant: string | null; name: string }

/** The owner of drafts of users who are not logged in. These are not encrypted, because there is no key for them. */
export const nobody = 'nobody'

const keyPrefix = 'sojourn.draft.'

/** The storage key of a draft. */
export const draftKey = ({ user, tenant, name }: DraftOwner): string => `${keyPrefix}${user}.${tenant ?? ''}.${name}`

/** The owner of the draft with a storage key. */
export const draftOwnerOf = (key: string): DraftOwner => {
  const [user = '', tenant = '', ...name] = key.slice(keyPrefix.length).split('.')
  return { user, tenant: tenant || null, name: name.join('.') }
}

/** The storage keys of a user's drafts in one company. */
export const draftKeysOf = (user: string, tenant: string): string[] =>
  device.keys().filter((key) => key.startsWith(`${keyPrefix}${user}.${tenant}.`))

let isKeeping = true

/** Whether drafts will outlive the page, going by the last one that was saved. */
export const canKeepDrafts = (): boolean => isKeeping

export const noteDraftKept = (isKept: boolean): void => {
  isKeeping = isKept
}

/** Deletes a draft. */
export const dropDraft = (key: string): void => device.remove(key)

/** When a stored draft was encrypted, in milliseconds since 1970: `1796000000000.c2VhbGVk…`; null if it is not encrypted. */
export const sealedAt = (stored: string): number | null => {
  const [, instant] = /^(\d+)\.[\w+/=]+$/.exec(stored) ?? []
  return instant === undefined ? null : Number(instant)
}

const keptForMs = 30 * 24 * 60 * 60 * 1000

/** The maximum size of all drafts together, in characters. */
const maxCharacters = 2_000_000

/**
 * Deletes what must not stay when users log in and out: drafts that are not encrypted, that are too old, or for which there is
 * no room, the oldest first. Encrypted drafts of all users stay.
 */
export const tidyDrafts = (now = Date.now()): void => {
  let remainingCharacters = maxCharacters
  const drafts = device
    .keys()
    .filter((key) => key.startsWith(keyPrefix))
    .map((key) => ({ key, stored: device.read(key) ?? '' }))
    .map(({ key, stored }) => ({ key, size: stored.length, at: sealedAt(stored) ?? 0 }))
    .toSorted((one, other) => other.at - one.at)
  for (const { key, size, at } of drafts) {
    remainingCharacters -= size
    if (at < now - keptForMs || remainingCharacters < 0) device.remove(key)
  }
}

onWipe(({ keepsDevice }) => {
  if (!keepsDevice) tidyDrafts()
})
