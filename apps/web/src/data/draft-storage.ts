import { device } from './text-store.ts'
import { onWipe } from './clear-device-data.ts'

/** Whose draft of what. `name` is the form's, such as `itineraries.create`. */
export type DraftOwner = { user: string; tenant: string | null; name: string }

/** Whom drafts of people who are not logged in belong to. They are not sealed: nobody has a key for them. */
export const nobody = 'nobody'

const beginning = 'sojourn.draft.'

/** Under what a draft lies. */
export const draftKey = ({ user, tenant, name }: DraftOwner): string => `${beginning}${user}.${tenant ?? ''}.${name}`

/** Whose draft of what lies under a key. */
export const draftOwnerOf = (key: string): DraftOwner => {
  const [user = '', tenant = '', ...name] = key.slice(beginning.length).split('.')
  return { user, tenant: tenant || null, name: name.join('.') }
}

/** Where the drafts lie that one person has of forms of one company. */
export const draftKeysOf = (user: string, tenant: string): string[] =>
  device.keys().filter((key) => key.startsWith(`${beginning}${user}.${tenant}.`))

let isKeeping = true

/** Whether drafts outlive the page, as far as the last one told. */
export const canKeepDrafts = (): boolean => isKeeping

export const noteDraftKept = (isKept: boolean): void => {
  isKeeping = isKept
}

/** Forgets a draft. */
export const dropDraft = (key: string): void => device.remove(key)

/** What lies there is sealed since this instant, in milliseconds: `1796000000000.c2VhbGVk…`; null where it is not sealed. */
export const sealedAt = (stored: string): number | null => {
  const [, instant] = /^(\d+)\.[\w+/=]+$/.exec(stored) ?? []
  return instant === undefined ? null : Number(instant)
}

const keptForMs = 30 * 24 * 60 * 60 * 1000

/** What all drafts together may take of the device, in characters. */
const maxCharacters = 2_000_000

/**
 * Leaves only what may stay when people come and go: sealed drafts, of whomever, that are not too old, the youngest as far
 * as there is room.
 */
export const tidyDrafts = (now = Date.now()): void => {
  let room = maxCharacters
  const drafts = device
    .keys()
    .filter((key) => key.startsWith(beginning))
    .map((key) => ({ key, stored: device.read(key) ?? '' }))
    .map(({ key, stored }) => ({ key, size: stored.length, at: sealedAt(stored) ?? 0 }))
    .toSorted((one, other) => other.at - one.at)
  for (const { key, size, at } of drafts) {
    room -= size
    if (at < now - keptForMs || room < 0) device.remove(key)
  }
}

onWipe(({ keepsDevice }) => {
  if (!keepsDevice) tidyDrafts()
})
