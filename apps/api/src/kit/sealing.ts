import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * The secret for sealing and signing, at least 32 bytes. During a key rotation the old keys follow the new one: what they
 * sealed and signed is still valid, but they are not used for anything new.
 */
export type SecretKey = string | readonly [string, ...string[]]

const keys = new Map<string, Buffer>()

/** The current key, then the old ones. */
const keysOf = (secretKey: SecretKey): readonly [string, ...string[]] =>
  typeof secretKey === 'string' ? [secretKey] : secretKey

/** Derives a separate key for each purpose with HKDF-SHA256 (RFC 5869), so that one reveals nothing about another. */
const keyFor = (purpose: string, secretKey: string): Buffer => {
  const name = `${purpose}\0${secretKey}`
  const cached = keys.get(name)
  if (cached) return cached
  const key = Buffer.from(hkdfSync('sha256', secretKey, 'sojourn', purpose, 32))
  keys.set(name, key)
  return key
}

/** Encrypts a JSON value with AES-256-GCM: 12 bytes of nonce, 16 of tag, then the ciphertext. */
export const seal = (value: unknown, secretKey: SecretKey): Buffer => {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFor('sealed-column', keysOf(secretKey)[0]), nonce)
  const sealed = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/** The value that was passed to `seal`. Throws if the bytes or the key are wrong. */
export const unseal = (sealed: unknown, secretKey: SecretKey): unknown => {
  if (!Buffer.isBuffer(sealed)) throw new TypeError('a sealed column holds bytes')
  const failures: unknown[] = []
  for (const key of keysOf(secretKey)) {
    try {
      return openWith(sealed, key)
    } catch (error) {
      failures.push(error)
    }
  }
  throw failures[0]
}

const openWith = (sealed: Buffer, key: string): unknown => {
  const decipher = createDecipheriv('aes-256-gcm', keyFor('sealed-column', key), sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(12, 28))
  return JSON.parse(Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString('utf8'))
}

/** Sealed bytes, resealed with the current key; null if they already are. Throws if no key opens them. */
export const sealAnew = (sealed: Buffer, secretKey: SecretKey): Buffer | null => {
  const [present, ...old] = keysOf(secretKey)
  try {
    openWith(sealed, present)
    return null
  } catch {
    const [first, ...rest] = old
    if (first === undefined) throw new TypeError('no key opens it')
    return seal(unseal(sealed, [first, ...rest]), present)
  }
}

/** A signature of a text for one purpose, hexadecimal: for names that must not be guessable. */
export const signedText = (purpose: string, text: string, secretKey: SecretKey): string =>
  Buffer.from(sign(purpose, text, secretKey), 'base64url').toString('hex')

/** Identifies a secret key without revealing anything about it. */
export const keyFingerprint = (secretKey: string): string =>
  signedText('key-fingerprint', 'fingerprint', secretKey).slice(0, 16)

/** A signature of a text for one purpose, base64url. */
export const sign = (purpose: string, text: string, secretKey: SecretKey): string =>
  createHmac('sha256', keyFor(purpose, keysOf(secretKey)[0]))
    .update(text)
    .digest('base64url')

/** A signature of 132 bits, for many URLs in one response. */
export const shortSignature = (purpose: string, text: string, secretKey: SecretKey): string =>
  sign(purpose, text, secretKey).slice(0, shortLength)

/** 22 characters of base64url are 132 bits. */
const shortLength = 22

/** Whether a short signature is valid. Compares in constant time. */
export const isSignedShort = (purpose: string, text: string, signature: string, secretKey: SecretKey): boolean =>
  isOneOf(
    signature,
    keysOf(secretKey).map((key) => shortSignature(purpose, text, key)),
  )

/** Compares in constant time. */
export const isSigned = (purpose: string, text: string, signature: string, secretKey: SecretKey): boolean => {
  return isOneOf(
    signature,
    keysOf(secretKey).map((key) => sign(purpose, text, key)),
  )
}

const isOneOf = (signature: string, valid: readonly string[]): boolean => {
  const given = Buffer.from(signature)
  return valid.some((one) => {
    const expected = Buffer.from(one)
    return expected.length === given.length && timingSafeEqual(expected, given)
  })
}
