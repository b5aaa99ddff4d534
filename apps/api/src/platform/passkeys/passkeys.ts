import {
  passkeyCreationOptions,
  type PasskeyCreationOptions,
  type PasskeyLogin,
  type PasskeyRegistration,
  passkeyRequestOptions,
  type PasskeyRequestOptions,
} from '@sojourn/contract/passkey'

/** The site that passkeys belong to, with its URL as browsers know it. */
export type PasskeySite = { url: string; name: string }

/** A stored passkey. The counter is 0 if the authenticator has none. */
export type Passkey = { id: string; publicKey: Uint8Array; counter: number; transports: string[] }

const rpIdOf = ({ url }: PasskeySite): string => new URL(url).hostname
const originOf = ({ url }: PasskeySite): string => new URL(url).origin

/** Loaded when the first passkey is used: its parsers of certificates take longer to load than most of the server. */
const webAuthn = () => import('@simplewebauthn/server')

/** EdDSA, ES256 and RS256, which authenticators have today (IANA COSE Algorithms). */
const supportedAlgorithmIDs = [-8, -7, -257]

/** How long the user has to find the passkey, in milliseconds. */
const timeout = 5 * 60 * 1000

/** Options for the browser to create a passkey, with a random challenge of 256 bits. */
export const creationOptions = async (
  site: PasskeySite,
  user: { uuid: string; email: string; name: string },
  present: readonly Pick<Passkey, 'id' | 'transports'>[],
): Promise<PasskeyCreationOptions> => {
  const { generateRegistrationOptions } = await webAuthn()
  const options = await generateRegistrationOptions({
    rpName: site.name,
    rpID: rpIdOf(site),
    userID: new Uint8Array(Buffer.from(user.uuid.replaceAll('-', ''), 'hex')),
    userName: user.email,
    userDisplayName: user.name,
    timeout,
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: [...present],
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  })
  return passkeyCreationOptions.parse(options)
}

/** Options for the browser to use one of the `allowed` passkeys. With null, any passkey of the site that verifies its user. */
export const requestOptions = async (
  site: PasskeySite,
  allowed: readonly Pick<Passkey, 'id' | 'transports'>[] | null,
): Promise<PasskeyRequestOptions> => {
  const { generateAuthenticationOptions } = await webAuthn()
  const options = await generateAuthenticationOptions({
    rpID: rpIdOf(site),
    timeout,
    ...(allowed && { allowCredentials: [...allowed] }),
    userVerification: allowed ? 'preferred' : 'required',
  })
  return passkeyRequestOptions.parse(options)
}

/** The challenge that the browser says it responds to; null if it cannot be read. */
export const challengeIn = ({ response }: PasskeyLogin | PasskeyRegistration): string | null => {
  try {
    const client: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8'))
    const challenge = typeof client === 'object' && client !== null && 'challenge' in client ? client.challenge : null
    return typeof challenge === 'string' && challenge.length <= 200 ? challenge : null
  } catch {
    return null
  }
}

/** The passkey that a browser created for the challenge; null if anything about it is wrong. */
export const verifyCreation = async (
  site: PasskeySite,
  challenge: string,
  answer: PasskeyRegistration,
): Promise<Passkey | null> => {
  const { verifyRegistrationResponse } = await webAuthn()
  const verified = await verifyRegistrationResponse({
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: originOf(site),
    expectedRPID: rpIdOf(site),
    requireUserVerification: false,
    supportedAlgorithmIDs,
  }).catch(() => null)
  if (!verified?.verified) return null
  const { id, publicKey, counter } = verified.registrationInfo.credential
  return { id, publicKey, counter, transports: answer.response.transports ?? [] }
}

/**
 * The counter of the passkey after it signed the challenge; null if anything about that is wrong, including a counter that went
 * back, as it would with a copy of the passkey. `alone`: the passkey must have verified its user.
 */
export const verifyUse = async (
  site: PasskeySite,
  { challenge, answer, passkey, alone }: { challenge: string; answer: PasskeyLogin; passkey: Passkey; alone: boolean },
): Promise<number | null> => {
  const { userHandle, ...response } = answer.response
  const { verifyAuthenticationResponse } = await webAuthn()
  const verified = await verifyAuthenticationResponse({
    response: {
      ...answer,
      response: { ...response, ...(userHandle && { userHandle }) },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: originOf(site),
    expectedRPID: rpIdOf(site),
    credential: { ...passkey, publicKey: new Uint8Array(passkey.publicKey) },
    requireUserVerification: alone,
  }).catch(() => null)
  return verified?.verified ? verified.authenticationInfo.newCounter : null
}
