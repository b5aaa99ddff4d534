import type { StatementEntryAnswer, StatementProposals } from '../bank-statement/statement-import.ts'
import type { ItineraryBalance } from '../invoices.ts'
import { sumsOfInvoice } from '../itinerary/invoice-sums.ts'
import type { CreateInput } from '../kit/define-resource.ts'
import type { InvoiceLine, invoice } from '../resources/invoice.ts'
import type { payable, PayableLine, SupplierBill, SupplierPayment } from '../resources/payable.ts'
import type { payment } from '../resources/payment.ts'
import { ids } from './ids.ts'

const lines = [{ description: 'Deposit', quantity: 1, price: 75_000, taxBps: 700 }] satisfies InvoiceLine[]

export const newInvoice: CreateInput<typeof invoice> = {
  title: 'Deposit for Desert and delta',
  itinerary: ids.record,
  payer: ids.contact,
  currency: 'EUR',
  lines,
  due: '2027-01-15',
}

const sums = sumsOfInvoice(lines)

/** What the server adds to an invoice that it has issued. */
export const ofInvoice = {
  kind: 'invoice',
  number: '2026-0014',
  corrects: null,
  payment: null,
  issuedOn: '2026-11-20',
  issuedAt: '2026-11-20T10:15:00.000Z',
  issued: {
    payer: { name: 'Ada Example', organisation: null, address: '1 Long Street\n8001 Cape Town\nSouth Africa' },
    company: {
      name: 'Example Journeys',
      address: '1 Example Street, Windhoek',
      country: 'NA',
      email: 'hello@example.com',
      phone: '+26461555010',
      website: 'https://example.com/',
      registration: 'KvK 12345678',
      licence: null,
      taxId: 'NL812345678B01',
      bankDetails: null,
      bankAccount: { holder: null, iban: 'NL91ABNA0417164300', bic: 'ABNANL2A', bank: 'ABN AMRO' },
      language: 'en',
    },
    brand: { primary: '#1f4d4a', secondary: '#b4703c', onPrimary: '#ffffff', font: null, logo: null },
    corrects: null,
    sums,
  },
  sums,
  status: 'issued',
  paid: 25_000,
  credited: 0,
  open: 50_000,
  total: sums.total,
  payerName: 'Ada Example',
  itineraryTitle: 'Desert and delta',
}

export const newPayment: CreateInput<typeof payment> = {
  reference: 'SEPA 2026-11-20 Ada Example',
  date: '2026-11-20',
  amount: 75_000,
  currency: 'EUR',
  method: 'bank_transfer',
  payer: ids.contact,
  allocations: [{ invoice: ids.part, amount: 72_500 }],
}

export const ofPayment = { provider: null, unallocated: 2_500, receipt: null, payerName: 'Ada Example' }

export const newPayable: CreateInput<typeof payable> = {
  title: 'Desert Stays · Desert and delta',
  itinerary: ids.record,
  supplier: ids.supplier,
  currency: 'EUR',
  due: '2026-12-20',
}

const bill: SupplierBill = {
  uuid: ids.part,
  number: 'QD-2041',
  date: '2026-11-20',
  amount: 184_000,
  document: null,
  voidedAt: null,
}
const paidBill: SupplierPayment = {
  uuid: ids.part,
  date: '2026-11-25',
  amount: 50_000,
  method: 'bank_transfer',
  reference: 'QD-2041',
  voidedAt: null,
}
const payableLine: PayableLine = {
  segment: ids.part,
  title: 'Quiet Dune Camp',
  date: '2027-05-02',
  amount: 180_000,
}

/** What the server adds to a payable. */
export const ofPayable = {
  bills: [bill],
  payments: [paidBill],
  lines: [payableLine],
  expected: 180_000,
  billed: 184_000,
  paid: 50_000,
  open: 134_000,
  status: 'billed',
  dueState: 'soon',
  supplierName: 'Desert Stays',
  itineraryTitle: 'Desert and delta',
}

const balance: ItineraryBalance = {
  due: { amount: 250_000, currency: 'EUR' },
  currencies: [{ currency: 'EUR', invoiced: 75_000, paid: 72_500, open: 2_500, overdue: 0 }],
  payers: [
    {
      payer: ids.contact,
      payerName: 'Ada Example',
      currency: 'EUR',
      invoiced: 75_000,
      paid: 72_500,
      open: 2_500,
      overdue: 0,
    },
  ],
  rows: [{ row: 1, paid: 20_000 }],
  suppliers: [{ currency: 'EUR', expected: 180_000, billed: 184_000, paid: 50_000, open: 134_000 }],
  margin: { expected: { amount: 52_000, currency: 'EUR' }, real: { amount: 48_000, currency: 'EUR' } },
}

const entry: StatementEntryAnswer = {
  key: `r:${'9f86d081884c7d65'.repeat(4)}`,
  row: 1,
  date: '2026-11-20',
  amount: 72_500,
  currency: 'EUR',
  counterparty: 'Ada Example',
  account: 'NL02ABNA0123456789',
  reference: null,
  text: 'Invoice 2026-0014, with thanks',
  imported: null,
  confidence: 'certain',
  reason: 'The text names invoice 2026-0014, and exactly €725.00 is open.',
  invoices: [{ uuid: ids.part, number: '2026-0014', amount: 72_500, open: 72_500 }],
  payment: {
    kind: 'payment',
    reference: 'Invoice 2026-0014, with thanks',
    date: '2026-11-20',
    amount: 72_500,
    currency: 'EUR',
    payer: ids.contact,
    notes: null,
    allocations: [{ invoice: ids.part, itinerary: null, row: null, amount: 72_500 }],
  },
}

const statement: StatementProposals = {
  format: 'camt_053',
  accounts: ['NL91ABNA0417164300'],
  leftOutCount: 0,
  entries: [entry],
}

export const invoiceExamples = {
  StatementEntry: entry,
  StatementProposals: statement,
  StatementConfirm: { entries: [{ key: entry.key, payment: entry.payment }] },
  StatementConfirmed: { stored: [{ key: entry.key, payment: ids.record }], present: [] },
  InvoiceLine: lines[0],
  InvoiceSums: sums,
  IssuedTexts: ofInvoice.issued,
  InvoiceFromSchedule: { rows: [0], part: null },
  Allocation: { invoice: ids.part, itinerary: null, row: null, amount: 72_500 },
  ItineraryBalance: balance,
  SupplierBill: bill,
  SupplierPayment: paidBill,
  PayableLine: payableLine,
}
