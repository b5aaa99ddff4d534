/** The limits of questions by clients. */
export const questionLimits = {
  /** Questions and replies of one itinerary, because all of them are loaded together. */
  ofItinerary: 500,
  textLength: 4000,
  nameLength: 160,
  /** Emails about questions that a member gets in an hour. Further questions are only in the notification centre. */
  emailsAnHour: 20,
} as const
