import { message } from '@sojourn/contract/kit/message'

export const created = message('Variant {letter} created')
export const createdHint = message('It has the same client, travellers, dates and reference.')
export const open = message('Open')
export const createFailed = message('Could not create the variant')

export const compareTitle = message('Compare variants')
export const waiting = {
  loading: message('Loading the variants'),
  failed: message('The variants could not be loaded'),
}
export const tableLabel = message('Variants side by side')
export const onlyDifferences = message('Only differences')
export const noDifferences = message('The variants do not differ.')
export const onlyOne = message('You can see only this variant.')
export const variant = message('Variant {letter}')
export const thisOne = message('This itinerary')
export const differs = message('Differs')
export const notInAll = message('Not in every variant')
export const notInAllMark = message('not in every variant')
export const none = message('–')
export const nothing = message('None')

export const rowDays = message('Days')
export const rowDates = message('Dates')
export const rowTravellers = message('Travellers')
export const rowPlaces = message('Places and nights')
export const rowAccommodations = message('Accommodations')
export const rowIncluded = message('Also included')
export const rowOptions = message('Options')
export const rowTotal = message('Price in total')
export const rowPerPerson = message('Price per person')
export const rowNet = message('Net')
export const rowMargin = message('Margin')

export const withNights = message('{name}, {count, plural, one {# night} other {# nights}}')
export const severalTimes = message('{title} ({count} times)')
export const alternative = message('{title} instead of {other}')
export const withDifference = message('{option}: {amount}')
export const travellerPrices = message('Priced for each traveller')
export const onRequest = message('On request')

export const lostTitle = message('Set the other variants to Lost?')
export const lostHint = message('Variant {letter} is booked. These variants are still open:')
export const lostReason = message('Reason')
export const lostReasonHint = message('Only your company sees it.')
export const lostReasonText = message('Variant {letter} was booked.')
export const leaveOpen = message('Leave open')
export const setLost = message('Set to Lost')
export const settingLost = message('Saving')
export const variantWithTitle = message('Variant {letter}: {title}')
export const lostDone = message('{count, plural, one {# variant} other {# variants}} set to Lost')
export const lostFailed = message('Could not set variant {letter} to Lost')
