import type { SectionTime, Visit } from '@sojourn/contract/visit'
import { durationInWords } from '../../../kit/words/words.ts'
import * as wording from './wording.ts'

/** `40 s`, `2 min 10 s`, `1 h 5 min`. */
export const secondsInWords = (seconds: number): string => {
  if (seconds >= 3600) return durationInWords(Math.floor(seconds / 60))
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  if (minutes === 0) return wording.seconds({ seconds })
  return rest === 0 ? wording.minutes({ minutes }) : wording.minutesAndSeconds({ minutes, seconds: rest })
}

/** `Day 3: Okavango`, `Price`. */
export const sectionInWords = ({ section, day, title }: SectionTime): string => {
  if (section === 'day')
    return title === null ? wording.day({ day: day ?? '' }) : wording.dayWithTitle({ day: day ?? '', title })
  if (section === 'page') return title ?? wording.companyPage
  return wording.sections[section]
}

/** What was opened and, of a page, for how long it was read. */
export const visitInWords = ({ opened, seconds }: Visit): string =>
  opened === 'page' && seconds > 0 ? wording.readFor({ time: secondsInWords(seconds) }) : wording.visit[opened]
