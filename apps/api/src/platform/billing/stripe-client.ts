import Stripe from 'stripe'
import { BillingUnavailable, PaymentDeclined } from './billing-gateway.ts'

/**
 * The Stripe account, and the server if it is not Stripe's own. `patience` is the timeout of one attempt in milliseconds; one
 * retry follows.
 */
export type StripePlace = {
  secretKey: string
  webhookSecret: string
  server?: { host: string; port: number; protocol: 'http' | 'https' }
  patience?: number
}

/** Creates Stripe's SDK with short timeouts: a waiting request holds the lock on the company's billing. */
export const createStripeClient = ({ secretKey, server, patience = 8000 }: StripePlace): Stripe =>
  new Stripe(secretKey, { ...server, timeout: patience, maxNetworkRetries: 1, telemetry: false })

/** Calls Stripe and turns its errors into our own. Rejects with BillingUnavailable or PaymentDeclined. */
export const callStripe = async <T>(what: string, work: Promise<T>): Promise<T> => {
  try {
    return await work
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) throw new PaymentDeclined(declinedWords(error))
    // This includes our own mistakes and wrong keys: the customer can only try again later.
    if (error instanceof Stripe.errors.StripeError)
      throw new BillingUnavailable(`Stripe did not ${what}: ${error.type} ${error.code ?? ''} ${error.requestId ?? ''}`)
    throw error
  }
}

const declinedWords = ({ code, decline_code: reason }: { code?: string; decline_code?: string }): string => {
  if (code === 'authentication_required' || code === 'subscription_payment_intent_requires_action')
    return 'Your bank requires confirmation. Open the payment details to confirm the card, then try again.'
  if (code === 'expired_card') return 'The card has expired. Enter another one in the payment details.'
  if (reason === 'insufficient_funds')
    return 'The card has insufficient funds. Enter another one in the payment details.'
  return 'The card was declined. Enter another one in the payment details, or contact your bank.'
}
