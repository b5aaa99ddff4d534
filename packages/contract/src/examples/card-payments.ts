import type { CardPayments } from '../card-payments.ts'

const cardPayments: CardPayments = {
  provider: 'stripe',
  state: 'connected',
  account: 'acct_1032D82eZvKYlo2C',
  connectedAt: '2026-11-20T09:30:00.000Z',
  connectedBy: 'Ada Example',
  url: null,
}

export const cardPaymentExamples = { CardPayments: cardPayments }
