import { message } from '@sojourn/contract/kit/message'

export const enquirySubject = message('Enquiry from {name}')
/** What remains when a client is erased: their name, and the title of their itinerary. */
export const erasedEnquirer = message('Erased person')
export const enquiryOfErased = message('Enquiry')
export const enquiryHeading = message('New enquiry from {name}')
export const enquiryReply = message('Reply to this email to write to {email}.')
export const openEnquiry = message('Open enquiry')
export const enquiryFooter = message(
  'You received this email because you are an Admin. An itinerary and a contact were created from the enquiry.',
)

export const enquiriesSubject = message('{count, plural, one {# more enquiry} other {# more enquiries}}')
export const enquiriesHeading = message('More enquiries')
export const enquiriesText = message('You received many enquiries within an hour, so this email lists the others:')
export const openEnquiries = message('Open enquiries')
export const enquiriesFooter = message(
  'You received this email because you are an Admin. Each enquiry has an itinerary and a contact.',
)

/** What becomes of a visitor's form, in the notes of the itinerary and the contact. */
export const enquiryDates = message('Dates: {dates}')
export const enquiryTravellers = message('Travellers: {travellers, number}')
export const enquiryPhone = message('Phone: {phone}')
export const enquiryPage = message('Sent from the page “{title}”')
