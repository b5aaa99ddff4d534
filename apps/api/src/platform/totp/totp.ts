import { Secret, TOTP } from 'otpauth'

/** The defaults of every authenticator app: RFC 6238 with SHA-1, six digits and thirty seconds. */
const usual = { algorithm: 'SHA1', digits: 6, period: 30 }

/** 160 random bits in base32, as RFC 4226 recommends. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32

/** The URI that an authenticator app reads from a QR code. */
export const totpUri = (secret: string, { issuer, account }: { issuer: string; account: string }): string =>
  new TOTP({ ...usual, issuer, label: account, secret }).toString()

/** The time step of a code, at most one step away from now; null when the code is wrong. */
export const findTotpStep = (secret: string, code: string, now: number): number | null => {
  if (!/^\d{6}$/.test(code)) return null
  const delta = TOTP.validate({ ...usual, secret: Secret.fromBase32(secret), token: code, timestamp: now, window: 1 })
  return delta === null ? null : TOTP.counter({ period: usual.period, timestamp: now }) + delta
}
