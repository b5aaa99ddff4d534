/** How the second step of a login may be done. */
export const secondFactorMethods = ['totp', 'passkey', 'recovery_code'] as const
export type SecondFactorMethod = (typeof secondFactorMethods)[number]

/** Characters of a code as people type it: of an app, or for recovery. */
export const maxCodeLength = 60
export const maxFactorNameLength = 60
