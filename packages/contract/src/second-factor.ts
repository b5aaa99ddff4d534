import { z } from 'zod'
import { about } from './kit/about.ts'
import { dataOf } from './kit/page.ts'
import { instant, line } from './kit/values.ts'
import { maxCodeLength, maxFactorNameLength } from './kit/second-factor-methods.ts'
import { passkeyCreationOptions, passkeyLogin, passkeyRegistration, passkeyRequestOptions } from './passkey.ts'

/** The kinds of second factors. Recovery codes come with the first factor and are not one themselves. */
const factorKinds = ['totp', 'passkey'] as const

/** Maximum number of factors of an account. */
export const maxFactors = 10
export const recoveryCodeCount = 10

export const secondFactor = z.object({
  uuid: z.uuid(),
  kind: z.enum(factorKinds),
  name: z.string(),
  createdAt: instant(),
  lastUsedAt: instant().nullable(),
})
about.add(secondFactor, { id: 'SecondFactor', description: 'An authenticator app or a passkey of your account.' })
export type SecondFactor = z.infer<typeof secondFactor>

const secondFactors = z.object({ factors: z.array(secondFactor), recoveryCodesLeft: z.int() })
about.add(secondFactors, {
  id: 'SecondFactors',
  description: 'The second factors of your account, and the number of recovery codes left.',
})
export type SecondFactors = z.infer<typeof secondFactors>
export const secondFactorsAnswer = dataOf(secondFactors)

/** The secret of an authenticator app that is being added. */
const totpSetup = z.object({ setup: z.string(), secret: z.string(), uri: z.string() })
about.add(totpSetup, {
  id: 'TotpSetup',
  description:
    'The secret for an authenticator app, in base32 and as an otpauth address to show as a QR code. Use `setup` to confirm it within 15 minutes.',
})
export type TotpSetup = z.infer<typeof totpSetup>
export const totpSetupAnswer = dataOf(totpSetup)

const password = z.string().max(1024)
const name = line(maxFactorNameLength).optional()
const token = z.string().max(200)
/** A code as users type it. Spaces and hyphens are ignored. */
const code = z.string().min(1, 'is required').max(maxCodeLength)

export const totpConfirmInput = z.strictObject({ setup: token, code, password, name })
about.add(totpConfirmInput, {
  id: 'TotpConfirmInput',
  description: 'The `setup` from the previous response, a current code from the app, and the password of your account.',
})

export const passkeyConfirmInput = z.strictObject({ passkey: passkeyRegistration, password, name })
about.add(passkeyConfirmInput, {
  id: 'PasskeyConfirmInput',
  description: 'The passkey that the browser created from the options, and the password of your account.',
})

/** A factor that was added. Recovery codes come with the first factor and are never returned again. */
const addedFactor = z.object({ factor: secondFactor, recoveryCodes: z.array(z.string()).nullable() })
about.add(addedFactor, {
  id: 'AddedFactor',
  description: 'The new factor. If it is the first one, also ten recovery codes, which are returned only once.',
})
export type AddedFactor = z.infer<typeof addedFactor>
export const addedFactorAnswer = dataOf(addedFactor)

export const passwordProof = z.strictObject({ password })
about.add(passwordProof, { id: 'PasswordProof', description: 'The password of your account.' })

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
about.add(recoveryCodes, {
  id: 'RecoveryCodes',
  description: 'Ten recovery codes. Each works once. They replace the previous codes.',
})
export const recoveryCodesAnswer = dataOf(recoveryCodes)

export const secondFactorLoginInput = z.union([
  z.strictObject({ challenge: token, code }),
  z.strictObject({ challenge: token, passkey: passkeyLogin }),
])
about.add(secondFactorLoginInput, {
  id: 'SecondFactorLoginInput',
  description:
    'The `challenge` from the login, with a code from the authenticator app, a recovery code or a passkey signature.',
})
export type SecondFactorLoginInput = z.infer<typeof secondFactorLoginInput>

export const passkeyOptionsInput = z.strictObject({ challenge: token.optional() })
about.add(passkeyOptionsInput, {
  id: 'PasskeyOptionsInput',
  description: 'The `challenge` of a login that requires a second factor. Omit it to log in with a passkey alone.',
})
export const passkeyLoginInput = z.strictObject({ passkey: passkeyLogin })
about.add(passkeyLoginInput, { id: 'PasskeyLoginInput', description: 'A passkey signature.' })

export const passkeyCreationAnswer = dataOf(passkeyCreationOptions)
export const passkeyRequestAnswer = dataOf(passkeyRequestOptions)
