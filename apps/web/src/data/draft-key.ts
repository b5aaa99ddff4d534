import { device } from './text-store.ts'

/**
 * The key that drafts are sealed with (docs/adr/0011). The server gives it out after the login, to the same person always
 * the same; it lies beside the session's token and goes with it, so that what stays on the device nobody else can read.
 */
const place = 'sojourn.draft-key'

/** Keeps a person's key until the session ends; that of anybody else goes. */
export const keepDraftKey = (user: string, key: string): void => {
  device.write(place, JSON.stringify({ user, key }))
}

/** A person's key, base64url; null when it is not here. */
export const draftKeyFor = (user: string): string | null => {
  try {
    const stored: unknown = JSON.parse(device.read(place) ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('user' in stored) || !('key' in stored)) return null
    return stored.user === user && typeof stored.key === 'string' && /^[\w-]{43}$/.test(stored.key) ? stored.key : null
  } catch {
    return null
  }
}
