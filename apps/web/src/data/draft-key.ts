import { device } from './text-store.ts'

/**
 * The key that drafts are encrypted with (docs/adr/0011). After a login, the server returns it, always the same for the same
 * user. It is stored beside the session's token and removed with it, so that nobody else can read the drafts left on the
 * device.
 */
const storageKey = 'sojourn.draft-key'

/** Stores the user's key until the session ends, in place of any other user's key. */
export const keepDraftKey = (user: string, key: string): void => {
  device.write(storageKey, JSON.stringify({ user, key }))
}

/** The user's key in base64url; null if it is not on this device. */
export const draftKeyFor = (user: string): string | null => {
  try {
    const stored: unknown = JSON.parse(device.read(storageKey) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('user' in stored) || !('key' in stored)) return null
    return stored.user === user && typeof stored.key === 'string' && /^[\w-]{43}$/.test(stored.key) ? stored.key : null
  } catch {
    return null
  }
}
