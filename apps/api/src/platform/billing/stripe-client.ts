import Stripe from 'stripe'
import { BillingUnavailable, PaymentDeclined } from './billing-gateway.ts'

/** Whose account, and where Stripe is when it is not Stripe itself. Milliseconds for one try; a second one follows. */
export type StripePlace = {
  secretKey: string
  webhookSecret: string
  server?: { host: string; port: number; protocol: 'http' | 'https' }
  patience?: number
}

/** Stripe's SDK, told to give up in time: whoever waits holds the company's billing. */
export const createStripeClient = ({ secretKey, server, patience = 8000 }: StripePlace): Stripe =>
  new Stripe(secretKey, { ...server, timeout: patience, maxNetworkRetries: 1, telemetry: false })

/** Calls Stripe and puts its rejections into our words. Rejects with BillingUnavailable or PaymentDeclined. */
export const callStripe = async <T>(what: string, work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) throw new PaymentDeclined(declinedWords(error))
    // Also what can only be our own mistake or a wrong key: whoever pays can do nothing about it but come back.
    if (error instanceof Stripe.errors.StripeError)
      throw new BillingUnavailable(`Stripe did not ${what}: ${error.type} ${error.code ?? ''} ${error.requestId ?? ''}`)
    throw error
  }
}

const declinedWords = ({ code, decline_code: reason }: { code?: string; decline_code?: string }): string => {
  if (code === 'authentication_required' || code === 'subscription_payment_intent_requires_action')
    return 'The bank requires confirmation. Open the payment details to confirm the card, then try again.'
  if (code === 'expired_card') return 'The card has expired. Enter another one in the payment details.'
  if (reason === 'insufficient_funds')
    return 'The card has insufficient funds. Enter another one in the payment details.'
  return 'The card was declined. Enter another one in the payment details, or ask the bank.'
}
