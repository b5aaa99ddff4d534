import { vi } from 'vitest'
import type { Letter } from '../platform/mail/mail.ts'
import type { World } from './world.ts'

/** All letters to an address, once there are as many as expected: they leave after the answer. */
export const lettersTo = (world: World, email: string, count = 1): Promise<Letter[]> =>
  vi.waitFor(
    () => {
      const found = world.letters.filter((letter) => letter.to.toLowerCase() === email.toLowerCase())
      if (found.length < count) throw new Error(`${found.length} of ${count} letters to ${email} are there`)
      return found
    },
    { timeout: 10_000, interval: 20 },
  )

/** The token of the link in a letter; empty when it has none. */
export const tokenIn = (letter: Letter | undefined): string => /[?&]token=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
