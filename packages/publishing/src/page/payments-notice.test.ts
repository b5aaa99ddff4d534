import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { samplePublication } from '../fixtures/sample-publication.ts'
import { qrPath } from '../invoice/qr-drawing.ts'
import { wordsIn } from '../languages/words.ts'
import { paymentsNotice, type ShownInvoice, type ShownPayment, type ShownRow } from './payments-notice.ts'
import { renderPage } from './render-page.ts'

const url = 'https://journeys.example/p/token'
const invoice = (fields: Partial<ShownInvoice> = {}): ShownInvoice => ({
  uuid: '00000000-0000-4000-8000-000000000001',
  kind: 'invoice',
  number: '2027-0001',
  title: 'Dunes and delta',
  currency: 'EUR',
  issuedOn: '2027-02-01',
  due: '2027-06-01',
  status: 'issued',
  total: 110_700,
  paid: 30_050,
  credited: 0,
  open: 80_650,
  corrects: null,
  company: {
    name: 'Dune and Delta',
    bankDetails: 'Sand Bank\n2 Short Street',
    bankAccount: { holder: 'Dune Ltd', iban: 'NL91ABNA0417164300', bic: 'ABNANL2A', bank: null },
  },
  ...fields,
})
const payment = (fields: Partial<ShownPayment> = {}): ShownPayment => ({
  uuid: '00000000-0000-4000-8000-000000000002',
  date: '2027-03-03',
  method: 'card',
  currency: 'EUR',
  amount: 30_050,
  invoices: ['00000000-0000-4000-8000-000000000001'],
  hasReceipt: true,
  ...fields,
})
const show = (
  invoices: ShownInvoice[],
  payments: ShownPayment[] = [],
  publication = samplePublication,
  schedule: ShownRow[] = [],
) => paymentsNotice(publication, { company: 'Dune and Delta', schedule, invoices, payments }, url)
const textOf = (html: string) => html.replaceAll(/(<[^>]*>)+/g, '|')

describe('the invoices and payments of a page', () => {
  it('are empty without any', () => {
    expect(show([])).toBe('')
  })

  it('link to the PDF and the receipt, and say what was paid and how to pay the rest', () => {
    const html = show([invoice()], [payment()])
    expect(html).toContain(`<a href="${url}/invoices/00000000-0000-4000-8000-000000000001.pdf">`)
    expect(html).toContain(`<a href="${url}/payments/00000000-0000-4000-8000-000000000002/receipt.pdf">`)
    const text = textOf(html)
    for (const expected of [
      '|€806.50|Open invoices|',
      '|Date|1 February 2027|Total|€1,107.00|Paid|€300.50|Still to pay|€806.50|',
      '|Pay invoice 2027-0001 by bank transfer|Account holder|Dune Ltd|IBAN|NL91 ABNA 0417 1643 00|BIC|ABNANL2A|Amount|€806.50|Reference|2027-0001|',
      '|3 March 2027|Card · For invoice 2027-0001|Receipt for the payment of 3 March 2027 (PDF)|€300.50|',
    ])
      expect(text).toContain(expected)
  })

  it('have the QR code of the PDF of the invoice, with the same in words', () => {
    const payload = 'BCD\n002\n1\nSCT\nABNANL2A\nDune Ltd\nNL91ABNA0417164300\nEUR806.50\n\n\n2027-0001'
    const html = show([invoice()])
    expect(html).toContain(`d="${qrPath(payload).path}"`)
    expect(html).toContain('role="img" aria-label="QR code for a bank transfer of €806.50 to Dune Ltd, IBAN')
    expect(show([invoice({ currency: 'ZAR' })])).not.toContain('<svg')
  })

  it.each([
    [{}, 'Due on 1 June 2027'],
    [{ due: '2027-02-28', status: 'overdue' }, 'Overdue since 1 March 2027'],
    [{ paid: 110_700, open: 0, status: 'paid' }, 'Paid on 3 March 2027'],
    [{ credited: 110_700, paid: 0, open: 0, status: 'void' }, 'Credited in full'],
    [{ kind: 'credit_note', number: 'CN-2027-0001', corrects: '2027-0001', open: 0 }, 'For invoice 2027-0001'],
  ] as const)('say how %o stands', (fields, words) => {
    const payments = [payment(), payment({ uuid: '3', date: '2027-03-04', amount: -100 })]
    expect(textOf(show([invoice(fields)], payments))).toContain(`(PDF)|${words}|`)
  })

  it('say what of the schedule is paid and due', () => {
    const row = (fields: Partial<ShownRow>): ShownRow => ({
      label: 'Deposit',
      amount: { amount: 25_000, currency: 'EUR' },
      due: '2027-06-01',
      paid: 0,
      invoice: null,
      ...fields,
    })
    const { uuid } = invoice()
    const paidInvoice = invoice({ uuid: '9', number: '2027-0009', status: 'paid', open: 0 })
    const rows = [
      [row({ paid: 25_000 }), 'Paid'],
      [row({ paid: 10_000 }), 'Due on 1 June 2027 · €100.00 paid'],
      [row({}), 'Due on 1 June 2027'],
      [row({ due: null }), 'Date to be agreed'],
      [row({ invoice: uuid }), 'Invoice 2027-0001'],
      [row({ invoice: '9' }), 'Paid'],
    ] as const
    const html = show(
      [invoice(), paidInvoice],
      [],
      samplePublication,
      rows.map(([one]) => one),
    )
    const expected = rows.map(([, words]) => `Deposit|${words}|€250.00`)
    expect(textOf(html)).toContain(`|Paid and due|${expected.join('|')}|`)
  })

  it('say what is to be refunded, and add up what is open in each currency', () => {
    const refund = invoice({ uuid: '2', number: '2027-0002', open: -5_000, status: 'paid' })
    const rand = invoice({ uuid: '3', number: '2027-0003', currency: 'ZAR', open: 100 })
    const text = textOf(show([invoice(), refund, rand, invoice({ uuid: '4', number: '2027-0004', open: 50 })]))
    expect(text).toContain('|€807.00|ZAR\u00a01.00|Open invoices|')
    expect(text).toContain('|To refund|€50.00|')
  })

  it('show hostile text as text, and in its own language', () => {
    const hostile = invoice({ title: '<script>alert(1)</script>' })
    const html = show([hostile], [], { ...samplePublication, language: 'fa' })
    expect(html).not.toContain('<script')
    expect(html).toContain('<span lang="en" dir="ltr">Payments</span>')
    const arabic = show([hostile], [], { ...samplePublication, language: 'ar' })
    expect(arabic).not.toContain('<script')
    expect(arabic).not.toContain('lang="en"')
    expect(textOf(arabic)).toContain(`|${wordsIn('ar').payments.paymentsTitle}|`)
    expect(textOf(arabic)).toContain('1 فبراير 2027')
    expect(arabic).not.toMatch(/[٠-٩]/)
  })

  it('have a place on the page, with a link that is only there if they are', () => {
    const links = {
      pictureUrl: () => '#',
      documentUrl: () => '#',
      fontUrl: () => '#',
      brochureUrl: null,
      calendarUrl: null,
      productName: 'Sojourn',
    }
    const html = renderPage(samplePublication, { ...links, paymentsMark: 'MARK' })
    expect(html).toContain('<div class="payments" id="payments">MARK</div>')
    expect(html.split('<a href="#payments">')).toHaveLength(2)
    expect(renderPage(samplePublication, links)).not.toContain('#payments')
    const styles = readFileSync(new URL('styles/payments.css', import.meta.url), 'utf8')
    expect(styles).toContain('body:has(.payments:empty) .to-payments')
    const noPrice = { ...samplePublication, sections: ['days', 'contact'] as const, price: null }
    const order = ['id="days-title"', 'id="payments"', 'id="contact"']
    const page = renderPage({ ...noPrice, sections: [...noPrice.sections] }, { ...links, paymentsMark: 'MARK' })
    expect(order.map((part) => page.indexOf(part)).toSorted((a, b) => a - b)).toEqual(
      order.map((part) => page.indexOf(part)),
    )
    expect(page.split('<a href="#payments">')).toHaveLength(2)
  })
})
