import { z } from 'zod'
import { about } from './kit/about.ts'

/** The JSON forms of Web Authentication, https://w3c.github.io/webauthn/#sctn-parseCreationOptionsFromJSON */
const base64url = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^[A-Za-z0-9_-]+$/, 'must be base64url')
const publicKey = z.literal('public-key')
const userVerification = z.enum(['required', 'preferred', 'discouraged'])
const descriptor = z.object({ id: z.string(), type: publicKey, transports: z.array(z.string()).optional() })

export const passkeyCreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string().optional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: publicKey })),
  timeout: z.int().optional(),
  excludeCredentials: z.array(descriptor).optional(),
  authenticatorSelection: z
    .object({
      residentKey: z.enum(['required', 'preferred', 'discouraged']).optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: userVerification.optional(),
    })
    .optional(),
  attestation: z.enum(['direct', 'enterprise', 'indirect', 'none']).optional(),
})
about.add(passkeyCreationOptions, {
  id: 'PasskeyCreationOptions',
  description: 'Options for `navigator.credentials.create`, in the JSON format of Web Authentication.',
})
export type PasskeyCreationOptions = z.infer<typeof passkeyCreationOptions>

export const passkeyRequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string().optional(),
  timeout: z.int().optional(),
  allowCredentials: z.array(descriptor).optional(),
  userVerification: userVerification.optional(),
})
about.add(passkeyRequestOptions, {
  id: 'PasskeyRequestOptions',
  description: 'Options for `navigator.credentials.get`, in the JSON format of Web Authentication.',
})
export type PasskeyRequestOptions = z.infer<typeof passkeyRequestOptions>

const credential = { id: base64url(1400), rawId: base64url(1400), type: publicKey }

/** The browser's response after a passkey was created. Fields that are not needed are dropped. */
export const passkeyRegistration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4096),
    attestationObject: base64url(12_288),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
})
about.add(passkeyRegistration, {
  id: 'PasskeyRegistration',
  description: 'A new passkey, in the JSON format that the browser returns.',
})
export type PasskeyRegistration = z.infer<typeof passkeyRegistration>

/** The browser's response after a passkey was used. */
export const passkeyLogin = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4096),
    authenticatorData: base64url(4096),
    signature: base64url(4096),
    userHandle: base64url(100).nullish(),
  }),
})
about.add(passkeyLogin, {
  id: 'PasskeyLogin',
  description: 'A passkey signature, in the JSON format that the browser returns.',
})
export type PasskeyLogin = z.infer<typeof passkeyLogin>
