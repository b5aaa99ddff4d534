import { bytesToUtf8, utf8ToBytes } from '@noble/ciphers/utils.js'
import { version } from '../../../package.json'
import { cipherFor } from '../../data/cipher.ts'

/** An encrypted value on this device. Like a draft (docs/adr/0011), it can stay there when its user logs out. */
export type Sealed = { version: string; savedAt: number; bytes: Uint8Array }

/** Encrypts a value that is stored under a key; null if the user's key is not on this device. */
export const seal = (user: string, key: string, value: unknown, savedAt = Date.now()): Sealed | null => {
  const bytes = cipherFor(user, key)?.encrypt(utf8ToBytes(JSON.stringify(value)))
  return bytes ? { version, savedAt, bytes } : null
}

/**
 * Decrypts what `seal` returned for this user and key; null if another version of the app wrote it, or if it cannot be read.
 * The caller names the type, which is safe because the same file wrote the entry.
 */
export const unseal = <T>(user: string, key: string, entry: Sealed | undefined): T | null => {
  if (!entry || entry.version !== version) return null
  try {
    const text = cipherFor(user, key)?.decrypt(entry.bytes)
    return text ? (JSON.parse(bytesToUtf8(text)) as T) : null
  } catch {
    return null
  }
}
