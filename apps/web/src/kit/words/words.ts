import { formatCount } from '../../ui/format-count.ts'
import * as wording from './wording.ts'

/** An enum value of the contract as users read it: `do_not_contact` → `Do not contact`. */
export const inWords = (word: string): string => {
  const text = word.replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** With a capital letter, to begin a sentence: `The accommodations`. */
export const startOf = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** With a capital letter and a full stop. */
export const sentence = (text: string): string => `${startOf(text.trim())}${/[.!?]\s*$/.test(text) ? '' : '.'}`

/** A number with what it counts: `1 day`, `14 days`. */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`

/** `45 min`, `3 h`, `2 h 30 min`, `2 days`. */
export const durationInWords = (minutes: number): string => {
  if (minutes >= 24 * 60 && minutes % (24 * 60) === 0) return wording.days({ count: minutes / (24 * 60) })
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours ? wording.hoursOfDuration({ hours }) : '', rest ? wording.minutesOfDuration({ minutes: rest }) : '']
    .filter(Boolean)
    .join(' ')
}

const sizesIn = [wording.bytes, wording.kilobytes, wording.megabytes, wording.gigabytes, wording.terabytes] as const

/** A size with units of 1024, as in plans: `850 kB`, `1.3 MB`, `100 GB`. */
export const sizeInWords = (bytes: number): string => {
  const power = bytes < 1024 ? 0 : Math.min(sizesIn.length - 1, Math.floor(Math.log2(bytes) / 10))
  const size = bytes / 1024 ** power
  const figure = size < 10 ? String(Math.round(10 * size) / 10) : formatCount(Math.round(size))
  return sizesIn[power]?.({ size: figure }) ?? figure
}

/** How long to wait, as a text: `a minute`, `12 minutes`, `an hour`. */
export const waitInWords = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60)
  return minutes < 60
    ? wording.waitMinutes({ count: Math.max(1, minutes) })
    : wording.waitHours({ count: Math.ceil(minutes / 60) })
}

/** What to do when the rate limit is exceeded: `Too many attempts. Try again in 12 minutes.` */
export const tooManyAttempts = (retryAfter: number | null): string =>
  wording.tooManyAttempts({ wait: waitInWords(retryAfter ?? 60) })
