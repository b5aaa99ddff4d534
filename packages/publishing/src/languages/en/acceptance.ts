/** The receipt of an acceptance, as a PDF. */
export const acceptance = {
  acceptance: 'Acceptance',
  acceptanceOf: 'Acceptance of {title}',
  acceptedBy: 'Accepted by <own>{name}</own>, {email}, on {date} at {time} UTC',
  toSign: 'To be accepted by <own>{name}</own>, {email}, with an electronic signature',
  signed: 'Signed electronically. Reference: <own>{reference}</own>',

  revoked: 'Revoked',
  revokedOn: 'Revoked on {date} at {time} UTC',
  reasoned: '{revokedOn}:',

  choices: 'Choices',
  day: 'Day {day}',
  chosenInstead: '<own>{title}</own>, instead of <own>{insteadOf}</own>',
  asProposed: 'As proposed, without changes',

  price: 'Price',
  payment: 'Payment',
  due: 'Due',
  amount: 'Amount',

  terms: 'Terms and conditions as accepted',
  version: 'Version: {fingerprint}',
} as const
