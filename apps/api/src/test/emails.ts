import { vi } from 'vitest'
import type { Email } from '../platform/mail/mail.ts'
import type { World } from './world.ts'

/** All emails to an address, once there are as many as expected: they leave after the answer. */
export const emailsTo = (world: World, email: string, count = 1): Promise<Email[]> =>
  vi.waitFor(
    () => {
      const found = world.emails.filter((message) => message.to.toLowerCase() === email.toLowerCase())
      if (found.length < count) throw new Error(`${found.length} of ${count} letters to ${email} are there`)
      return found
    },
    { timeout: 10_000, interval: 20 },
  )

/** The token of the link in an email; empty when it has none. */
export const tokenIn = (message: Email | undefined): string => /[?&]token=([\w-]+)/.exec(message?.text ?? '')?.[1] ?? ''
