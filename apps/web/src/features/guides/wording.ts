import { message } from '@sojourn/contract/kit/message'

export const details = message('Details')
export const contactHint = message('The tour guide this profile describes.')
export const text = message('Text')
export const section = message('section')
export const sectionHeading = message('Heading')
export const sectionText = message('Text')
export const sectionImages = message('Images')
export const internal = message('Internal')
export const tag = message('tag')

export const kindNames = {
  destination: message('Destination'),
  practical: message('Practical'),
  packing: message('Packing'),
  health: message('Health'),
  culture: message('Culture'),
  person: message('Person'),
  other: message('Other'),
}

export const statusNames = {
  draft: message('Draft'),
  published: message('Published'),
}

export const audienceNames = {
  client: message('Travellers'),
  internal: message('Colleagues'),
}

export const forWhom = message('{audience, select, client {For travellers} other {For colleagues}}')

export const columnTitle = message('Title')
export const columnKind = message('Kind')
export const columnStatus = message('Status')
export const columnAudience = message('For')
export const columnDestinations = message('Destinations')
export const columnValidUntil = message('Valid until')
export const sortExpiresFirst = message('Expires first')
export const sortExpiresLast = message('Expires last')
export const listEmpty = message(
  'Add what travellers should read before they go, and introduce the people who guide them.',
)
