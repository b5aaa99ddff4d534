import { createHash } from 'node:crypto'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import { escape } from '../kit/jobs/email-layout.ts'
import type { OpenCheckout } from './pay-checkout.ts'

const style = `
:root { color-scheme: light dark; --ink: #2b2620; --soft: #6a5f50; --ground: #f6f1e8; --card: #fffdf9; --line: #d8ccb8; --accent: #1f4d4a; --on-accent: #fff; --danger: #9b2c1f }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f3ece0; --soft: #bdb19e; --ground: #191612; --card: #242019; --line: #463f34; --accent: #8fd0c9; --on-accent: #10201e; --danger: #f2a599 }
}
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: clamp(12px, 4vw, 24px); background: var(--ground); color: var(--ink); font: 17px/1.5 Georgia, 'Times New Roman', serif }
main { width: 100%; max-width: 30rem; padding: clamp(20px, 6vw, 36px); background: var(--card); border: 1px solid var(--line); border-radius: 6px }
.eyebrow { margin: 0; font: 600 12px/1.4 system-ui, sans-serif; letter-spacing: 2px; text-transform: uppercase; color: var(--soft) }
h1 { margin: 6px 0 0; font-size: 32px; line-height: 1.15; font-weight: normal; overflow-wrap: anywhere }
.price { margin: 20px 0 0; font-size: 24px }
.soft { margin: 4px 0 0; color: var(--soft) }
ul { margin: 20px 0 0; padding: 16px 0 0 20px; border-top: 1px solid var(--line) }
form { display: grid; gap: 10px; margin-top: 20px }
form + form { margin-top: 10px }
fieldset { display: grid; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: 4px }
legend { margin-inline-start: 10px; padding: 0 6px; font: 600 14px/1.5 system-ui, sans-serif }
label { display: grid; grid-template-columns: auto 1fr; gap: 0 12px; align-items: center; padding: 10px 16px; font: 15px/1.4 system-ui, sans-serif; cursor: pointer }
label + label { border-top: 1px solid var(--line) }
label:has(:checked) { background: var(--ground) }
label span { grid-column: 2; font-size: 14px; color: var(--soft) }
input { width: 18px; height: 18px; margin: 0; accent-color: var(--accent) }
.alert { margin: 16px 0 0; padding: 12px 16px; border: 1px solid currentColor; border-radius: 4px; color: var(--danger); font: 600 15px/1.5 system-ui, sans-serif }
button, a.button { display: block; width: 100%; min-height: 48px; padding: 11px 20px; border: 1px solid var(--line); border-radius: 4px; background: none; color: inherit; font: 600 16px/1.5 system-ui, sans-serif; text-align: center; text-decoration: none; cursor: pointer }
button.pay, a.pay { background: var(--accent); border-color: var(--accent); color: var(--on-accent) }
button:focus-visible, a:focus-visible, input:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px }
a.button { margin-top: 10px }
a.pay { margin-top: 28px }
small { display: block; margin-top: 24px; font-size: 14px; color: var(--soft) }
`

/**
 * The content security policy of the page: its only stylesheet, and forms that are posted here. The response redirects to the
 * site, so that must be allowed as well.
 */
export const checkoutPolicy = (site: string): string =>
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self' ${new URL(site).origin}; base-uri 'none'; frame-ancestors 'none'`

/** The cards on the page, with the last four digits for each outcome. */
const cards = {
  paid: { last4: '4242', does: 'Pays' },
  confirm: { last4: '3155', does: 'The bank asks you to confirm (3‑D Secure)' },
  'paid-once': { last4: '0341', does: 'Pays once, then is declined at renewal' },
  declined: { last4: '0002', does: 'Is declined' },
} as const

const choice = (legend: string, outcomes: readonly (keyof typeof cards)[]) =>
  `<fieldset><legend>${legend}</legend>${outcomes
    .map(
      (outcome, n) =>
        `<label><input type="radio" name="outcome" value="${outcome}"${n === 0 ? ' checked' : ''}> Visa ending in ${cards[outcome].last4} <span>${cards[outcome].does}</span></label>`,
    )
    .join('')}</fieldset>`

const alertOf = (words: string | undefined) => (words === undefined ? '' : `<p class="alert" role="alert">${words}</p>`)

const playing =
  '<small>This installation has no payment provider, so this page simulates one. You do not need a card, and nothing is charged.</small>'

/** The page of the built-in gateway where a plan is paid: it requests no card details, and no money moves. */
export const checkoutPage = (checkout: OpenCheckout, product: string, site: string, errorMessage?: string): string => {
  const { company, plan, trialDays } = checkout
  if (checkout.isPaid)
    return page(
      `${company} is subscribed`,
      product,
      `<p class="soft">The ${escape(plan.name)} plan has been paid for. There is nothing left to do here.</p>${backTo(site)}`,
    )
  const price = moneyInWords(plan.price)
  return page(
    company,
    product,
    `${alertOf(errorMessage)}<p class="price">${escape(plan.name)}: ${escape(price)} a ${plan.interval}</p>
<p class="soft">${trialDays > 0 ? `${trialDays === 1 ? 'The first day is' : `The first ${trialDays} days are`} free. After that, the subscription renews every ${plan.interval} until you cancel.` : `The subscription renews every ${plan.interval} until you cancel.`}</p>
<ul>${plan.features.map((feature) => `<li>${escape(feature)}</li>`).join('')}</ul>
<form method="post">${choice('Pay with', ['paid', 'confirm', 'paid-once', 'declined'])}
<button class="pay">Pay ${escape(trialDays > 0 ? `${moneyInWords({ ...plan.price, amount: 0 })} today` : price)}</button></form>
<form method="post"><button name="outcome" value="cancelled">Cancel and go back</button></form>
${playing}`,
  )
}

/** The page of the bank for 3-D Secure, on which the payer confirms. */
export const confirmPage = (checkout: OpenCheckout, product: string): string =>
  page(
    'Is this you?',
    product,
    `<p class="soft">Your bank asks you to confirm the card ending in 3155 for ${escape(checkout.company)}.</p>
<form method="post"><button class="pay" name="outcome" value="confirmed">Yes, confirm</button>
<button name="outcome" value="refused">No, this is not me</button></form>${playing}`,
  )

/** The page for changing the card, as in a payment provider's portal. */
export const cardPage = (
  { company, card, isOwed }: OpenCheckout,
  product: string,
  site: string,
  errorMessage?: string,
): string =>
  page(
    company,
    product,
    `${alertOf(errorMessage)}<p class="soft">${card ? `Payments are charged to the card ending in ${escape(card.last4 ?? '')}.` : 'There is no card on file.'}${isOwed ? ' The last payment was declined. Choose another card to pay the amount due.' : ''}</p>
<form method="post">${choice('Pay with', ['paid', 'paid-once', 'declined'])}<button class="pay">Use this card</button></form>
${backTo(site, 'button')}${playing}`,
    'payment details',
  )

/** The page for a URL whose checkout is no longer open. */
export const noCheckoutPage = (product: string, site: string): string =>
  page(
    'This checkout is closed',
    product,
    `<p class="soft">It has expired, or another plan has been chosen since. Choose a plan again to continue.</p>${backTo(site)}`,
  )

const backTo = (site: string, look = 'button pay') =>
  `<a class="${look}" href="${escape(site)}/account">Back to your account</a>`

const page = (heading: string, product: string, content: string, part = 'checkout') =>
  checkoutFrame({ heading, product, content, part })

/** A page of the built-in checkout; `content` is HTML. */
export const checkoutFrame = ({
  heading,
  product,
  content,
  part = 'checkout',
}: {
  heading: string
  product: string
  content: string
  part?: string
}): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escape(heading)} – ${escape(product)}</title><style>${style}</style></head>
<body><main><p class="eyebrow">${escape(product)} ${part}</p><h1 dir="auto">${escape(heading)}</h1>
${content}</main></body></html>`
