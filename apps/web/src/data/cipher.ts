import { xchacha20poly1305 } from '@noble/ciphers/chacha.js'
import { managedNonce, utf8ToBytes } from '@noble/ciphers/utils.js'
import { draftKeyFor } from './draft-key.ts'

const sealing = managedNonce(xchacha20poly1305)

/** The cipher for what stays on the device under a storage key (docs/adr/0011); null without the user's key. */
export const cipherFor = (user: string, key: string) => {
  const secret = draftKeyFor(user)
  return secret === null
    ? null
    : sealing(fromBase64(secret.replaceAll('-', '+').replaceAll('_', '/')), utf8ToBytes(key))
}

export const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))

export const toBase64 = (bytes: Uint8Array): string => {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}
