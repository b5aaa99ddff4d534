/** The price of an itinerary, on the page and in files. */
export const price = {
  perPerson: 'per person',
  inTotal: 'in total',
  inTotalFor: 'in total, for {people}',
  onRequest: 'On request',
  onRequestText: 'We will be glad to give you a quote for your dates.',
  amountInTotal: '{amount} in total',
  amountPerPerson: '{amount} per person',
  aboutPerPerson: 'about {amount} per person',

  breakdown: 'Price breakdown',
  included: 'Included',
  notIncluded: 'Not included',
  schedule: 'Payment schedule',
  payment: 'Payment',
  bankDetails: 'Bank details',
  dateToBeAgreed: 'Date to be agreed',
  percentAndAmount: '{percent} ({amount})',
  deposit: 'A deposit of {sum} secures your booking.',
  depositBy: 'A deposit of {sum}, payable by {date}, secures your booking.',
  validUntil: 'These prices are valid until {date}.',

  // How an option changes the price, such as “Instead of Lodge A: €100 more per person”

  optional: 'Optional',
  alternative: 'Alternative',
  insteadOf: 'Instead of {title}',
  choiceWith: '{choice}: {difference}',
} as const
