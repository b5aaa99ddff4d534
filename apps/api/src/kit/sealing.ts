import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

const keys = new Map<string, Buffer>()

/** A key of its own for each purpose, derived by HKDF-SHA256 (RFC 5869), so that one use tells nothing of another. */
const keyFor = (purpose: string, secretKey: string): Buffer => {
  const name = `${purpose}\0${secretKey}`
  const known = keys.get(name)
  if (known) return known
  const key = Buffer.from(hkdfSync('sha256', secretKey, 'sojourn', purpose, 32))
  keys.set(name, key)
  return key
}

/** Encrypts a JSON value with AES-256-GCM: 12 bytes of nonce, 16 of tag, then the text. */
export const seal = (value: unknown, secretKey: string): Buffer => {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFor('sealed-column', secretKey), nonce)
  const sealed = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** The value that `seal` was given. Throws when the bytes or the key are not the ones. */
export const unseal = (sealed: unknown, secretKey: string): unknown => {
  if (!Buffer.isBuffer(sealed)) throw new TypeError('a sealed column holds bytes')
  const decipher = createDecipheriv('aes-256-gcm', keyFor('sealed-column', secretKey), sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(12, 28))
  return JSON.parse(Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8'))
}

/** A signature of a text for one purpose, base64url. */
export const sign = (purpose: string, text: string, secretKey: string): string =>
  createHmac('sha256', keyFor(purpose, secretKey)).update(text).digest('base64url')

/** Compares in constant time. */
export const isSigned = (purpose: string, text: string, signature: string, secretKey: string): boolean => {
  const expected = Buffer.from(sign(purpose, text, secretKey))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
