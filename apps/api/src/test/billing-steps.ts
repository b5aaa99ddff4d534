import type { RoleName } from '@sojourn/contract/kit/role-names'
import type { Company, World } from './world.ts'

/**
 * What users do with a subscription, over HTTP, and the passing of time, in the database. Requests are sent by the owner unless
 * a role is given.
 */
export const billingSteps = (world: () => World) => {
  const choose = (company: Company, stripe_plan = 'studio-monthly') =>
    company.people.Owner.send('POST', company.path('subscription'), { stripe_plan })
  /** Submits the built-in gateway's page as the payer. */
  const answerCheckout = (checkoutUrl: string, outcome = 'paid') =>
    world().anonymous.sendRaw('POST', checkoutUrl, {
      raw: new URLSearchParams({ outcome }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  return {
    uncovered: () => world().createCompany({ isSubscribed: false }),
    info: async (company: Company, role: RoleName | 'Owner' = 'Owner') =>
      (await company.people[role].send('GET', company.path('subscription/info'))).json,
    choose,
    change: (company: Company, changes: unknown) =>
      company.people.Owner.send('PUT', company.path('subscription'), changes),
    cancel: (company: Company) => company.people.Owner.send('POST', company.path('subscription/cancel')),
    answerCheckout,
    pay: async (company: Company, stripe_plan?: string) => {
      const chosen = await choose(company, stripe_plan)
      if (chosen.status !== 201) throw new Error(`choosing a plan answered ${JSON.stringify(chosen.json)}`)
      return answerCheckout(chosen.json.subscription.checkoutUrl)
    },
    /** Moves the company's dates, as if time had passed. */
    pass: (company: Company, change: string) =>
      company.rows(`update subscriptions set ${change} where tenant = $1`, [company.uuid]),
  }
}
