import type { ServerResponse } from 'node:http'
import type { Account } from './account.ts'
import type { ApiCall } from './api-call.ts'
import { ApiError } from './api-error.ts'
import { checkoutPage } from './checkout-page.ts'
import { type Posted, sendPage } from './page.ts'
import { invoicePage, portalPage } from './portal-page.ts'
import { settle } from './time.ts'

/** Serves a page for payers: `/c/pay/:session`, `/p/session/:session`, `/i/:invoice`. */
export const answerPage = (account: Account, call: ApiCall, response: ServerResponse): void => {
  settle(account)
  const fields = new URLSearchParams(call.body)
  const posted: Posted | null = call.method === 'POST' ? (name) => fields.get(name)?.trim() || undefined : null
  const [, room, second = '', third = ''] = call.path.split('/')
  const session = room === 'c' && second === 'pay' ? account.sessions.get(third) : undefined
  const portal = room === 'p' && second === 'session' ? account.portalSessions.get(third) : undefined
  const invoice = room === 'i' ? account.invoices.get(second) : undefined
  try {
    if (session !== undefined) checkoutPage(account, session, posted, response)
    else if (portal !== undefined) portalPage(account, portal, posted, response)
    else if (invoice !== undefined) invoicePage(account, invoice, posted, response)
    else sendPage(response, { title: 'Page not found', body: '', status: 404 })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    sendPage(response, { title: 'Something went wrong', body: '', alert: error.message, status: 400 })
  }
}
