/** `npm run test:full` and `npm run walk` take every step; `npm test` takes a sample, so that it stays short. */
export const isFull = process.env['TESTS'] === 'full'

/** One of so many steps, others with another `offset`; all of them in `npm run test:full`. */
export const sampled = <T>(steps: readonly T[], oneOf: number, offset = 0): T[] =>
  steps.filter((_, n) => isFull || (n + offset) % oneOf === 0)
