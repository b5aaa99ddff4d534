import {
  type AddedFactor,
  passkeyConfirmInput,
  totpConfirmInput,
  type TotpSetup,
} from '@sojourn/contract/second-factor'
import { z } from 'zod'
import type { Deps } from '../kit/deps.ts'
import { invalid, Problem } from '../kit/problem.ts'
import { seal, unseal } from '../kit/sealing.ts'
import { challengeIn, creationOptions, type PasskeySite, verifyCreation } from '../platform/passkeys/passkeys.ts'
import { findTotpStep, newTotpSecret, totpUri } from '../platform/totp/totp.ts'
import { statementsOn } from '../platform/db/transaction.ts'
import { issueChallenge, readChallenge, redeemChallenge } from './auth-challenges.ts'
import type { GuestContext } from './guest-context.ts'
import { requireOwnPassword } from './own-password.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { addFactor } from './second-factors.ts'

type Self = { uuid: string }
type Owner = { uuid: string; email: string; name: string }

const setupSeconds = 15 * 60

/** The site for which passkeys of this installation are valid. */
export const passkeySiteOf = ({ publicUrl, publicConfig }: Pick<Deps, 'publicUrl' | 'publicConfig'>): PasskeySite => ({
  url: publicUrl(),
  name: publicConfig.productName,
})

const getOwner = async ({ pool }: Deps, { uuid }: Self): Promise<Owner> => {
  const { rows } = await pool.query<Owner>('select uuid, email, name from users where uuid = $1', [uuid])
  if (!rows[0]) throw new Problem('unauthenticated')
  return rows[0]
}

/** Starts adding an authenticator app: it is not active until one of its codes is confirmed. */
export const beginTotp = async ({ deps, transact }: GuestContext, self: Self): Promise<TotpSetup> => {
  const owner = await getOwner(deps, self)
  const secret = newTotpSecret()
  const setup = await transact((tx) =>
    issueChallenge(tx, {
      purpose: 'add_totp',
      user: self.uuid,
      secret: seal(secret, deps.secretKey),
      seconds: setupSeconds,
    }),
  )
  return { setup, secret, uri: totpUri(secret, { issuer: deps.publicConfig.productName, account: owner.email }) }
}

/** Adds the authenticator app if the code is right. A wrong code does not end the setup. */
export const confirmTotp = async (
  { deps, transact, origin }: GuestContext,
  self: Self,
  input: unknown,
): Promise<AddedFactor> => {
  const parsed = totpConfirmInput.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  const { setup, code, password, name = 'Authenticator app' } = parsed.data
  const begun = await readChallenge(statementsOn(deps.pool), 'add_totp', setup)
  if (!begun?.secret || begun.user !== self.uuid) throw setupExpired()
  const provenHash = await requireOwnPassword(deps.pool, self.uuid, password)
  const secret = z.string().parse(unseal(begun.secret, deps.secretKey))
  const lastStep = findTotpStep(secret, code.replaceAll(/\s/g, ''), Date.now())
  if (lastStep === null) throw new Problem('invalid_factor')
  const codes = await makeRecoveryCodes()
  return transact(async (tx) => {
    if (!(await redeemChallenge(tx, 'add_totp', setup))) throw setupExpired()
    return addFactor(
      { tx, deps },
      { user: self.uuid, provenHash, codes, origin },
      { kind: 'totp', name, secret: seal(secret, deps.secretKey), lastStep },
    )
  })
}

const setupExpired = () => new Problem('invalid_factor', { detail: 'this setup has expired; start again' })

/** Options with which the browser creates a passkey. It rejects a device that already has one for the account. */
export const beginPasskey = async ({ deps, transact }: GuestContext, self: Self) => {
  const owner = await getOwner(deps, self)
  const { rows } = await deps.pool.query<{ id: string; transports: string[] }>(
    `select credential_id as id, transports from second_factors where "user" = $1 and kind = 'passkey'`,
    [self.uuid],
  )
  const options = await creationOptions(passkeySiteOf(deps), owner, rows)
  await transact((tx) =>
    issueChallenge(tx, {
      purpose: 'add_passkey',
      user: self.uuid,
      token: options.challenge,
      seconds: setupSeconds,
    }),
  )
  return options
}

/** Adds a passkey that the browser created. Its challenge can be used once, except that a wrong password does not use it up. */
export const confirmPasskey = async (
  { deps, transact, origin }: GuestContext,
  self: Self,
  input: unknown,
): Promise<AddedFactor> => {
  const parsed = passkeyConfirmInput.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  const { passkey: answer, password, name = 'Passkey' } = parsed.data
  const provenHash = await requireOwnPassword(deps.pool, self.uuid, password)
  const challenge = challengeIn(answer)
  const begun = challenge === null ? null : await transact((tx) => redeemChallenge(tx, 'add_passkey', challenge))
  if (challenge === null || begun?.user !== self.uuid) throw setupExpired()
  const passkey = await verifyCreation(passkeySiteOf(deps), challenge, answer)
  if (!passkey) throw new Problem('invalid_factor')
  const codes = await makeRecoveryCodes()
  return transact((tx) =>
    addFactor({ tx, deps }, { user: self.uuid, provenHash, codes, origin }, { kind: 'passkey', name, passkey }),
  )
}
