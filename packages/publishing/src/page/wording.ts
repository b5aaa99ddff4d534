import { message } from '@sojourn/contract/kit/message'

export const goneTitle = message('This link no longer works')
export const goneText = message(
  'It may have expired or been replaced. Ask the person who sent it to you for a new one.',
)
export const goneTextOfCompany = message('It has expired or been replaced. Contact {company} for a new one.')

export const noDatesTitle = message('No dates yet')
export const noDatesText = message(
  'This itinerary has no dates yet. You can add it to your calendar once they are set.',
)
