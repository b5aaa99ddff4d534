/** Limits of the tasks of an itinerary. */
export const taskLimits = { titleLength: 160, tasks: 100, daysAfterAcceptance: 365 } as const
