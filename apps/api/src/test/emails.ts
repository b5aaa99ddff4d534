import { vi } from 'vitest'
import type { Email } from '../platform/mail/mail.ts'
import type { World } from './world.ts'

/** Waits until there are `count` emails to an address, since they are sent after the response, and returns all of them. */
export const emailsTo = (world: World, email: string, count = 1): Promise<Email[]> =>
  vi.waitFor(
    () => {
      const found = world.emails.filter((message) => message.to.toLowerCase() === email.toLowerCase())
      if (found.length < count) throw new Error(`${found.length} of ${count} letters to ${email} are there`)
      return found
    },
    { timeout: 10_000, interval: 20 },
  )

/** The token in the link of an email; empty if it has none. */
export const tokenIn = (message: Email | undefined): string => /[?&]token=([\w-]+)/.exec(message?.text ?? '')?.[1] ?? ''
