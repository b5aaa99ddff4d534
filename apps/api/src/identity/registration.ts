import { z } from 'zod'
import type { Transaction } from '../kit/context.ts'
import type { MailToken } from './mail-tokens.ts'

/** How long the link to confirm a registration or an address is valid. */
export const confirmHours = 48

/** What a register token stores until its email is confirmed; it is stored nowhere else. */
const registration = z.object({
  name: z.string(),
  passwordHash: z.string(),
  /** Of the secret that only the device that registered has; tokens issued by an older version have none. */
  deviceSecretHash: z.base64().optional(),
  company: z
    .object({
      name: z.string(),
      country: z.string().nullable(),
      currency: z.string().nullable(),
      timezone: z.string(),
      plan: z.string().nullable(),
    })
    .nullable(),
})
export type Registration = z.infer<typeof registration>

export const registrationIn = ({ payload }: Pick<MailToken, 'payload'>): Registration => registration.parse(payload)

/** The account with an address. A user who has only been invited has none yet, and may register. */
export const findAccount = async (
  tx: Pick<Transaction, 'query'>,
  email: string,
): Promise<{ uuid: string; email: string; name: string } | null> => {
  const [row] = await tx.query<{ uuid: string; email: string; name: string }>(
    `select uuid, email, name from users where lower(email) = lower($1) and state <> 'invited'`,
    [email],
  )
  return row ?? null
}
