import { message } from '@sojourn/contract/kit/message'

export const segmentsTitle = message('Segments')
export const inclusionsTitle = message('Inclusions')
export const includesLabel = message('The price includes')
export const excludesLabel = message('The price does not include')
export const summaryTitle = message('Price summary')
export const settingsTitle = message('Pricing settings')
export const paymentsTitle = message('Payments')

export const shownToTravellers = message('Shown to travellers')
export const priceOnRequest = message('Price on request')
export const noPrice = message('No price')
export const headlinePerPerson = message('{amount} <small>per person</small>')
export const amountInTotal = message('{amount} in total')
export const amountPerPerson = message('{amount} per person')
export const aboutPerPerson = message('about {amount} per person')
export const override = message('Price override')
export const overrideSame = message('Price override, the same as the calculated price')
export const overrideDiffers = message(
  'Price override, {amount} {direction, select, more {more} other {less}} than the calculated price',
)
export const overrideTooLow = message('The price override is {amount} below the calculated price.')
export const unpriced = message('{count, plural, one {# segment has} other {# segments have}} no price.')
export const foreign = message(
  '{count, plural, one {# segment is} other {# segments are}} in another currency and not part of the total. Enter a sell price override in {currency} to include {count, plural, one {it} other {them}}.',
)
export const net = message('Net')
export const markup = message('Markup')
export const tax = message('Tax')
export const rounding = message('Rounding')
export const total = message('Total')
export const margin = message('Margin')
export const marginOf = message('{amount} ({percentage}%)')
export const perPerson = message('Per person')
export const withOptional = message('With all optional extras')
export const samePrice = message('Same price')
export const difference = message(
  '{amount} {direction, select, more {more} other {less}}{isEach, select, yes { per person} other {}}',
)

export const displayLabel = message('Price display')
export const displays = {
  none: message('No price'),
  on_request: message('“On request”'),
  total: message('Total'),
  per_person: message('Price per person'),
  per_traveller: message('Price of every traveller'),
  itemised: message('Price of every segment'),
}
export const overrideHint = message('Leave empty to show the calculated price.')
export const overrideHintEach = message('Per traveller. Leave empty to show the calculated price.')
export const currency = message('Currency')
export const roundTo = message('Round up to')
export const validUntil = message('Price valid until')

export const inclusionLabel = message('Inclusion')
export const inclusions = {
  included: message('Included in the price'),
  optional: message('Optional extra'),
  own_arrangement: message('Arranged by traveller'),
}
export const optionGroupLabel = message('Option group')
export const optionGroupHint = message('Segments in the same group are alternatives.')
export const optionGroupPlaceholder = message('e.g. Night 3')
export const selectedOption = message('Selected')

export const lockLabel = message('Lock price')
export const lockHint = message('Confirming the booking locks the price. Unlock it to make changes.')
export const chargedLabel = message('Basis')
export const units = {
  per_unit: message('per unit'),
  per_person: message('per person'),
  per_night: message('per night'),
  per_person_night: message('per person and night'),
}
export const fromRateSheet = message('Set by the rate sheet.')
export const quantity = message('Quantity')
/** Where the markup or tax of a segment comes from. */
export const shareSources = {
  segment: message('Set for this segment.'),
  supplier: message('From the rule for the supplier.'),
  kind: message('From the rule for this kind of segment.'),
  itinerary: message('From the itinerary.'),
}
export const netCurrency = message('Net currency')
export const price = message('Price')
export const sellPrice = message('Sell price override')
export const sellPriceHint = message('Replaces net, markup and tax.')

export const scheduleLabel = message('Payment schedule')
export const payment = message('payment')
export const deposit = message('Deposit')
export const balance = message('Balance')
export const descriptionLabel = message('Description')
export const descriptionMissing = message('Enter a description.')
export const amount = message('Amount')
export const due = message('Due date')
export const paymentsTooLow = message('{amount} of the price is not covered by the payments.')
export const paymentsTooHigh = message('The payments are {amount} more than the price.')
export const companySchedule = message('Use company payment schedule')
export const splitDeposit = message('Create deposit and balance payments')
export const settleLast = message('Add difference to last payment')
export const depositKinds = {
  none: message('No deposit'),
  percent: message('Percentage of the price'),
  amount: message('Fixed amount'),
}
export const percentage = message('Percentage')
export const depositDue = message('Deposit due date')
export const depositAndBalance = message('{deposit} deposit, {balance} balance.')

export const rulesTitle = message('Markup and tax by kind or supplier')
export const rulesCount = message('{count, plural, one {# rule} other {# rules}}')
export const markupRules = message('Markup by kind and supplier')
export const taxRules = message('Tax by kind')

export const serviceFee = message('Service fee')
export const serviceFeeHint = message('Tax included. Added to the price of the segments.')
export const agencyCommission = message('Agency commission')
export const agencyCommissionHint = message('A share of the price. It lowers your margin.')
