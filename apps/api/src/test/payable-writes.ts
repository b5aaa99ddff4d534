import { randomUUID } from 'node:crypto'
import { create, send } from './make-record.ts'
import type { Company, Json } from './world.ts'

type Write = (company: Company) => Promise<{ path: string; body: unknown }>

const createPayable = (company: Company): Promise<Json> => create(company, 'payable')

/** An itinerary and a supplier that have no payable yet. */
const newPayable = async (company: Company) => ({
  itinerary: (await send(company, 'POST', 'itineraries', { title: 'Desert and delta' })).uuid,
  supplier: (await send(company, 'POST', 'suppliers', { name: 'Desert Stays' })).uuid,
  currency: 'EUR',
})

const newBill = () => ({ number: randomUUID(), date: '2026-11-20', amount: 64_537_281, currency: 'EUR' })
const newSupplierPayment = { date: '2026-11-20', amount: 100, currency: 'EUR' }

const billedPayable = async (company: Company): Promise<Json> => {
  const { uuid } = await createPayable(company)
  return send(company, 'POST', `payables/${uuid}/bills`, newBill())
}

/** How to call the routes that write payables: each call has a payable of its own. */
export const payableWrites: Readonly<Record<string, Write>> = {
  'POST /v1/:tenant/payables': async (company) => ({ path: company.path('payables'), body: await newPayable(company) }),
  'POST /v1/:tenant/payables/:uuid/bills': async (company) => ({
    path: company.path(`payables/${(await createPayable(company)).uuid}/bills`),
    body: newBill(),
  }),
  'POST /v1/:tenant/payables/:uuid/payments': async (company) => ({
    path: company.path(`payables/${(await billedPayable(company)).uuid}/payments`),
    body: newSupplierPayment,
  }),
  'POST /v1/:tenant/payables/:uuid/bills/:entry/void': async (company) => {
    const { uuid, bills } = await billedPayable(company)
    return { path: company.path(`payables/${uuid}/bills/${bills[0].uuid}/void`), body: {} }
  },
  'POST /v1/:tenant/payables/:uuid/payments/:entry/void': async (company) => {
    const { uuid } = await billedPayable(company)
    const { payments } = await send(company, 'POST', `payables/${uuid}/payments`, newSupplierPayment)
    return { path: company.path(`payables/${uuid}/payments/${payments[0].uuid}/void`), body: {} }
  },
}
