import type { Preparation } from '../kit/readiness.ts'

/** Shown in browsers while the demo is being loaded; `done` is the part that is loaded, from 0 to 1. */
export const preparingDemo = (done: number): Preparation => ({
  title: 'Preparing the demo…',
  text: 'This takes less than a minute. The page opens as soon as the demo is ready.',
  done,
})
