import { z } from 'zod'
import type { Transaction } from '../kit/context.ts'
import type { MailToken } from './mail-tokens.ts'

/** How long the link to confirm a registration or an address works. */
export const confirmHours = 48

/** What a register token keeps until its email is answered; nothing of it stands anywhere else. */
const registration = z.object({
  name: z.string(),
  passwordHash: z.string(),
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

/** Whoever has an account under an address. Somebody a company merely invited has none yet, and may register. */
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
