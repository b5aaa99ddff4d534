/** What the notice of the form and the job that deletes the answers agree on. */
export const travellerFormLimits = {
  /** Of an itinerary without dates, the answers are deleted this many days after they were sent. */
  daysWithoutDates: 365,
  maxDays: 365,
  /** A reminder is sent this many days before the date to answer by, or after the traveller was asked. */
  remindBefore: 3,
  remindAfter: 7,
  reminders: 2,
} as const
