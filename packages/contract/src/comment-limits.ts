/** The limits of comments. */
export const commentLimits = {
  /** Of one itinerary, replies included, because all of them are loaded together. */
  ofItinerary: 500,
  textLength: 4000,
  /** Colleagues that one comment may mention. */
  mentions: 20,
  /** Emails about mentions that a member gets in an hour. Further mentions are only in the notification centre. */
  emailsAnHour: 20,
}
