import { message } from '../kit/message.ts'

/** The email that sends an itinerary, if the company has not set its own texts. */
export const shareEmailSubject = message('{itinerary} – {company}')
export const shareEmailGreeting = message('Dear {client},')
export const shareEmailMessage = message(
  'Your itinerary “{itinerary}” is ready. Open it with the link below. If you have any questions or would like to change something, reply to this email.\n\nKind regards,\n{sender}\n{company}',
)

/** Stands for `client` if the itinerary has none. */
export const clientWithoutName = message('traveller')
