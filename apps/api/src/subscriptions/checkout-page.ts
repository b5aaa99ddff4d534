import { createHash } from 'node:crypto'
import { moneyInWords } from '@sojourn/contract/kit/currency-digits'
import { escape } from '../kit/letter.ts'
import type { OpenCheckout } from './pay-checkout.ts'

const style = `
:root { color-scheme: light dark; --ink: #2b2620; --soft: #6a5f50; --ground: #f6f1e8; --card: #fffdf9; --line: #d8ccb8; --accent: #1f4d4a; --on-accent: #fff }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f3ece0; --soft: #bdb19e; --ground: #191612; --card: #242019; --line: #463f34; --accent: #8fd0c9; --on-accent: #10201e }
}
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 24px; background: var(--ground); color: var(--ink); font: 17px/1.5 Georgia, 'Times New Roman', serif }
main { width: 100%; max-width: 30rem; padding: 36px; background: var(--card); border: 1px solid var(--line); border-radius: 6px }
.eyebrow { margin: 0; font: 600 12px/1.4 system-ui, sans-serif; letter-spacing: 2px; text-transform: uppercase; color: var(--soft) }
h1 { margin: 6px 0 0; font-size: 32px; line-height: 1.15; font-weight: normal; overflow-wrap: anywhere }
.price { margin: 20px 0 0; font-size: 24px }
.soft { margin: 4px 0 0; color: var(--soft) }
ul { margin: 20px 0 0; padding: 16px 0 0 20px; border-top: 1px solid var(--line) }
form { display: grid; gap: 10px; margin-top: 28px }
button, a.button { display: block; min-height: 48px; padding: 11px 20px; border: 1px solid var(--line); border-radius: 4px; background: none; color: inherit; font: 600 16px/1.5 system-ui, sans-serif; text-align: center; text-decoration: none; cursor: pointer }
button.pay, a.button { background: var(--accent); border-color: var(--accent); color: var(--on-accent) }
button:focus-visible, a:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px }
a.button { margin-top: 28px }
small { display: block; margin-top: 24px; font-size: 14px; color: var(--soft) }
`

/** What the page may do: carry its one style sheet and post its form here. The answer leads on to the site, so that is named too. */
export const checkoutPolicy = (site: string): string =>
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; form-action 'self' ${new URL(site).origin}; base-uri 'none'; frame-ancestors 'none'`

/** The page where a plan is paid, played by the built-in gateway: no card is asked for and no money moves. */
export const checkoutPage = (checkout: OpenCheckout, product: string, site: string): string => {
  const { company, plan, hasTrial } = checkout
  if (checkout.isPaid)
    return page(
      `${company} is subscribed`,
      product,
      `<p class="soft">The plan ${escape(plan.name)} is paid. There is nothing left to do here.</p>${backTo(site)}`,
    )
  const price = moneyInWords(plan.price)
  return page(
    company,
    product,
    `<p class="price">${escape(plan.name)}: ${escape(price)} a ${plan.interval}</p>
<p class="soft">${hasTrial ? `The first ${plan.trialDays} days are free. After that it renews every ${plan.interval} until you cancel.` : `It renews every ${plan.interval} until you cancel.`}</p>
<ul>${plan.features.map((feature) => `<li>${escape(feature)}</li>`).join('')}</ul>
<form method="post">
<button class="pay" name="outcome" value="paid">Pay ${escape(hasTrial ? `${moneyInWords({ ...plan.price, amount: 0 })} today` : price)}</button>
<button name="outcome" value="declined">Decline the card</button>
<button name="outcome" value="cancelled">Cancel and go back</button>
</form>
<small>This installation has no payment provider. This page stands in for one: no card is asked for, and no money moves.</small>`,
  )
}

/** For an address that leads to no checkout any more. */
export const noCheckoutPage = (product: string, site: string): string =>
  page(
    'This checkout is closed',
    product,
    `<p class="soft">It has lapsed, or another plan was chosen since. Choose a plan again to pay it.</p>${backTo(site)}`,
  )

const backTo = (site: string) => `<a class="button" href="${escape(site)}/account">Back to your account</a>`

const page = (heading: string, product: string, content: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escape(heading)} – ${escape(product)}</title><style>${style}</style></head>
<body><main><p class="eyebrow">${escape(product)} checkout</p><h1 dir="auto">${escape(heading)}</h1>
${content}</main></body></html>`
