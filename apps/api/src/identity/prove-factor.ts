import type { SecondFactorLoginInput } from '@sojourn/contract/second-factor'
import type { PasskeyLogin } from '@sojourn/contract/passkey'
import { z } from 'zod'
import type { Transaction } from '../kit/context.ts'
import type { Deps } from '../kit/deps.ts'
import { noteIdentity } from '../kit/records/identity-log.ts'
import { postEmail } from '../kit/jobs/email.ts'
import { unseal } from '../kit/sealing.ts'
import { challengeIn, requestOptions, verifyUse } from '../platform/passkeys/passkeys.ts'
import { findTotpStep } from '../platform/totp/totp.ts'
import { passkeySiteOf } from './add-factor.ts'
import { issueChallenge, redeemChallenge } from './auth-challenges.ts'
import type { GuestContext } from './guest-context.ts'
import { recoveryCodeUsedEmail } from './factor-emails.ts'
import { findRecoveryCode } from './recovery-codes.ts'

/** The user who logs in. */
type Owner = { uuid: string; email: string; name: string }

/**
 * Redeems a proof, in the transaction that opens the session. False if another request has used it in the meantime: then no
 * session is opened.
 */
export type RedeemProof = (tx: Transaction) => Promise<boolean>

const passkeySeconds = 5 * 60

/** Checks the proof of a second step; null if it is wrong. */
export const proveSecondStep = async (
  guest: GuestContext,
  owner: Owner,
  input: SecondFactorLoginInput,
): Promise<RedeemProof | null> => {
  if ('passkey' in input) {
    const proven = await provePasskey(guest, input.passkey, owner.uuid)
    return proven && proven.redeem
  }
  const digits = input.code.replaceAll(/\s/g, '')
  return /^\d{6}$/.test(digits) ? proveTotp(guest.deps, owner, digits) : proveRecoveryCode(guest, owner, input.code)
}

const proveTotp = async ({ pool, secretKey }: Deps, { uuid }: Owner, code: string): Promise<RedeemProof | null> => {
  const { rows } = await pool.query<{ uuid: string; secret: Buffer }>(
    `select uuid, secret from second_factors where "user" = $1 and kind = 'totp' order by uuid`,
    [uuid],
  )
  for (const { uuid: factor, secret } of rows) {
    const step = findTotpStep(z.string().parse(unseal(secret, secretKey)), code, Date.now())
    if (step === null) continue
    return async (tx) => {
      const used = await tx.query(
        'update second_factors set last_step = $2, last_used_at = now() where uuid = $1 and last_step < $2 returning uuid',
        [factor, step],
      )
      return used.length === 1
    }
  }
  return null
}

const proveRecoveryCode = async (
  { deps, origin }: GuestContext,
  owner: Owner,
  code: string,
): Promise<RedeemProof | null> => {
  const redeem = await findRecoveryCode(deps.pool, owner.uuid, code)
  if (!redeem) return null
  return async (tx) => {
    if (!(await redeem(tx))) return false
    const left = await tx.query('select prefix from recovery_codes where "user" = $1', [owner.uuid])
    await noteIdentity(tx, origin, { kind: 'recovery_code_used', person: owner.uuid })
    await postEmail({ tx, deps }, recoveryCodeUsedEmail(deps, owner, left.length))
    return true
  }
}

type KeptPasskey = {
  uuid: string
  user: string
  id: string
  publicKey: Buffer
  counter: number
  transports: string[]
}

/** Options for a browser to use one of a user's passkeys; with `user` null, any passkey, to find out whose it is. */
export const passkeyRequest = async ({ deps, transact }: GuestContext, user: string | null) => {
  const allowed =
    user === null
      ? null
      : (
          await deps.pool.query<{ id: string; transports: string[] }>(
            `select credential_id as id, transports from second_factors where "user" = $1 and kind = 'passkey' order by uuid`,
            [user],
          )
        ).rows
  const options = await requestOptions(passkeySiteOf(deps), allowed)
  await transact((tx) =>
    issueChallenge(tx, { purpose: 'passkey', user, token: options.challenge, seconds: passkeySeconds }),
  )
  return options
}

/**
 * The user whose passkey signed one of our challenges, and its redemption; null if anything is wrong with it. The challenge is
 * used up either way. It is the second step for `user`, or the only one (null): then user verification is required.
 */
export const provePasskey = async (
  { deps, transact }: GuestContext,
  answer: PasskeyLogin,
  user: string | null,
): Promise<{ user: string; redeem: RedeemProof } | null> => {
  const challenge = challengeIn(answer)
  const begun = challenge === null ? null : await transact((tx) => redeemChallenge(tx, 'passkey', challenge))
  if (challenge === null || !begun || begun.user !== user) return null
  const { rows } = await deps.pool.query<KeptPasskey>(
    `select uuid, "user", credential_id as id, public_key as "publicKey", counter, transports
     from second_factors where credential_id = $1 and "user" = coalesce($2, "user")`,
    [answer.id, user],
  )
  const passkey = rows[0]
  if (!passkey) return null
  const counter = await verifyUse(passkeySiteOf(deps), { challenge, answer, passkey, alone: user === null })
  if (counter === null) return null
  return {
    user: passkey.user,
    redeem: async (tx) => {
      const used = await tx.query(
        'update second_factors set counter = $2, last_used_at = now() where uuid = $1 and counter = $3 returning uuid',
        [passkey.uuid, counter, passkey.counter],
      )
      return used.length === 1
    },
  }
}
