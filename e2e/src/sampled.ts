/** `npm run walk` takes every step; the test command a sample, so that it stays short. */
export const isWhole = process.env['WALK'] === 'whole'

/** One of so many steps, others with another `offset`; all of them in `npm run walk`. */
export const sampled = <T>(steps: readonly T[], oneOf: number, offset = 0): T[] =>
  steps.filter((_, n) => isWhole || (n + offset) % oneOf === 0)
