/** The methods for the second step of a login. */
export const secondFactorMethods = ['totp', 'passkey', 'recovery_code'] as const
export type SecondFactorMethod = (typeof secondFactorMethods)[number]

/** The maximum number of characters in a code as users type it: from an app, or a recovery code. */
export const maxCodeLength = 60
export const maxFactorNameLength = 60
