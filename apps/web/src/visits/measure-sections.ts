import { visitLimits } from '@sojourn/contract/visit-limits'

/** What is on the screen: the height of each section that is in sight. */
export type InSight = readonly { name: string; height: number }[]

type Page = {
  /** Milliseconds that only increase. */
  now(): number
  isVisible(): boolean
  inSight(): InSight
}

/** The longest time between two measurements: more has passed if the device was asleep. */
const maxGapMs = 2000
/** How long a reader who does not scroll, point or type is still reading. */
const idleMs = 120_000

export type Measurement = {
  /** Adds the time since the last call to the sections that are in sight. */
  measure(): void
  /** The reader did something. */
  wake(): void
  /** How long each section was in sight, in whole seconds, without those that were not. */
  seconds(): Record<string, number>
}

/**
 * Measures how long each section of a page is in sight while the page is visible and its reader is active. Sections that are in
 * sight together share the time by how much of the screen they take, so that all add up to the time of reading.
 */
export const measureSections = ({ now, isVisible, inSight }: Page): Measurement => {
  const milliseconds = new Map<string, number>()
  let measuredAt = now()
  let activeAt = measuredAt
  let wasVisible = isVisible()
  return {
    measure: () => {
      const before = measuredAt
      const countsFrom = wasVisible
      measuredAt = now()
      wasVisible = isVisible()
      if (!countsFrom || before - activeAt > idleMs) return
      const passed = Math.min(measuredAt - before, maxGapMs)
      const sections = inSight().filter(({ height }) => height > 0)
      const whole = sections.reduce((sum, { height }) => sum + height, 0)
      for (const { name, height } of sections)
        milliseconds.set(name, (milliseconds.get(name) ?? 0) + (passed * height) / whole)
    },
    wake: () => {
      activeAt = now()
    },
    seconds: () =>
      Object.fromEntries(
        [...milliseconds].flatMap(([name, passed]) => {
          const seconds = Math.min(Math.floor(passed / 1000), visitLimits.secondsOfSection)
          return seconds > 0 ? [[name, seconds]] : []
        }),
      ),
  }
}
