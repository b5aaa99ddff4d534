import { message } from '@sojourn/contract/kit/message'

export const duplicateTitle = message('Duplicate itinerary')
export const duplicating = message('Duplicating')
export const copyTitle = message('Title of the copy')
export const copyMark = message('{title} (copy)')
export const copyTitleMissing = message('Enter a title.')
export const keepPeople = message('Keep the client, agency and travellers')
export const keepPeopleHint = message('Leave this off if the copy is for another client.')
export const duplicateNotice = message(
  'The copy is a new enquiry. Booking status, confirmation numbers, documents and share links are not copied.',
)

export const cancel = message('Cancel')
export const duplicate = message('Duplicate')
