import * as wording from './wording.ts'

/** The enquiries that concern an owner: their own, and unassigned ones. All of them if there is no owner. */
export const enquiriesFor = <T extends { owner: string | null }>(enquiries: readonly T[], owner: string | undefined) =>
  owner === undefined ? enquiries : enquiries.filter((one) => one.owner === null || one.owner === owner)

/** `today`, `tomorrow`, `in 12 days`. */
export const inDays = (days: number): string => wording.inDays({ count: days })

/** The greeting at this hour. */
export const greetingAt = (hour: number, name: string): string => {
  if (hour < 5 || hour >= 18) return wording.goodEvening({ name })
  return hour < 12 ? wording.goodMorning({ name }) : wording.goodAfternoon({ name })
}
