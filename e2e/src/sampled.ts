/** `npm run test:full` and `npm run walk` run all steps; `npm test` runs a sample, so that it stays short. */
export const isFull = process.env['TESTS'] === 'full'

/** One in `oneOf` steps, starting at `offset`; all of them in `npm run test:full`. */
export const sampled = <T>(steps: readonly T[], oneOf: number, offset = 0): T[] =>
  steps.filter((_, n) => isFull || (n + offset) % oneOf === 0)
