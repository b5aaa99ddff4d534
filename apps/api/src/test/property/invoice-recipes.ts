import { prepareWrite } from '../writes.ts'
import type { Ground } from './ground.ts'

/** A new draft, issued invoice or payment, as the step needs it: what has been issued does not change again. */
const ofAccounts =
  (step: string, method = 'POST') =>
  async ({ company, people }: Ground) => {
    const call = await prepareWrite(method, `/v1/:tenant/${step}`)?.(company)
    const uuid = call?.path.split('/')[4]
    return { by: people.Owner, params: { ...(uuid && { uuid }) }, body: Object(call?.body), isExact: true }
  }

/** A new bill or payment of a payable, to make void. */
const ofEntry =
  (list: 'bills' | 'payments') =>
  async ({ company, people }: Ground) => {
    const call = await prepareWrite('POST', `/v1/:tenant/payables/:uuid/${list}/:entry/void`)?.(company)
    const [, , , , uuid = '', , entry = ''] = call?.path.split('/') ?? []
    return { by: people.Owner, params: { uuid, entry }, body: {}, isExact: true }
  }

/** A payment that has its receipt. */
const withReceipt = async ({ company, people }: Ground) => {
  const call = await prepareWrite('POST', '/v1/:tenant/payments/:uuid/receipt')?.(company)
  await people.Owner.send('POST', call?.path ?? '', {})
  return { by: people.Owner, params: { uuid: call?.path.split('/')[4] ?? '' } }
}

const ofYear = () => ({ query: { from: '2026-01-01', to: '2026-12-31' } })

/** Invoices and payments, by operation id. */
export const invoiceRecipes = {
  createInvoice: () => ({ body: { title: 'Drawn', currency: 'EUR' } }),
  updateInvoice: ofAccounts('invoices/:uuid', 'PUT'),
  removeInvoice: ofAccounts('invoices/:uuid', 'DELETE'),
  issueInvoice: ofAccounts('invoices/:uuid/issue'),
  voidInvoice: ofAccounts('invoices/:uuid/void'),
  creditInvoice: ofAccounts('invoices/:uuid/credit-note'),
  createPayment: () => ({ body: { reference: 'Drawn', date: '2026-11-20', amount: 100, currency: 'EUR' } }),
  createPayable: async ({ company }: Ground) => ({
    body: Object((await prepareWrite('POST', '/v1/:tenant/payables')?.(company))?.body),
  }),
  updatePayable: ofAccounts('payables/:uuid', 'PUT'),
  removePayable: ofAccounts('payables/:uuid', 'DELETE'),
  recordSupplierBill: ofAccounts('payables/:uuid/bills'),
  recordSupplierPayment: ofAccounts('payables/:uuid/payments'),
  voidSupplierBill: ofEntry('bills'),
  voidSupplierPayment: ofEntry('payments'),
  updatePayment: ofAccounts('payments/:uuid', 'PUT'),
  removePayment: ofAccounts('payments/:uuid', 'DELETE'),
  allocatePayment: ofAccounts('payments/:uuid/allocate'),
  issueReceipt: ofAccounts('payments/:uuid/receipt'),
  printReceipt: withReceipt,
  readBankStatement: async ({ company }: Ground) => ({
    form: (await prepareWrite('POST', '/v1/:tenant/payments/statement')?.(company))?.form?.(),
  }),
  confirmBankStatement: async ({ company }: Ground) => ({
    body: Object((await prepareWrite('POST', '/v1/:tenant/payments/statement/confirm')?.(company))?.body),
    isExact: true,
  }),
  exportInvoicesForXero: ofYear,
  exportInvoicesForQuickbooks: ofYear,
  exportInvoicesForDatev: () => ({ query: { ...ofYear().query, currency: 'EUR' } }),
}
