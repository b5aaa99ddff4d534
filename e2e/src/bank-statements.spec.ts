import type { APIRequestContext, Page } from '@playwright/test'
import type { Entry } from '@sojourn/contract/bank-statement/entry'
import { drawStatement } from '@sojourn/contract/fixtures/bank-statements/draw-statement'
import { writeCamt } from '@sojourn/contract/fixtures/bank-statements/write-camt'
import type { DemoServer } from '@sojourn/tools/demo-server'
import { expectNoViolations } from './axe.ts'
import { expect, test } from './demo-test.ts'
import { logIn } from './log-in.ts'
import { getCaller, makeDesignersCompany, makeSomebody } from './own-companies.ts'

test.describe.configure({ timeout: 240_000 })

/** Tomorrow: an entry that is older than its invoice is not certain, and the company may be ahead of UTC. */
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
const entryOf = (fields: Pick<Entry, 'amount' | 'text' | 'counterparty'>): Entry => ({
  date: tomorrow,
  currency: 'EUR',
  reference: null,
  isReversal: false,
  isBatch: false,
  ...fields,
})

/** Creates a company with a Manager, two clients and four issued invoices. */
const makeBooks = async (request: APIRequestContext, server: DemoServer) => {
  const { company, make } = await makeDesignersCompany(request, server)
  const manager = await makeSomebody(request, server, company, 'Manager')
  const call = await getCaller(request, manager)
  const send = async (method: string, path: string, body?: object) => {
    const { status, json } = await call(method, `/v1/${company.uuid}/${path}`, body)
    expect(status, JSON.stringify(json)).toBeLessThan(300)
    return json
  }
  const ada = await make('contacts', { givenName: 'Ada', familyName: 'Example' })
  const noor = await make('contacts', { givenName: 'نور', familyName: 'القحطاني' })
  const issue = async (payer: string, price: number): Promise<string> => {
    const lines = [{ description: 'Desert and delta', quantity: 1, price, taxBps: 1900 }]
    const draft = await send('POST', 'invoices', { title: 'Deposit', currency: 'EUR', payer, lines })
    return (await send('POST', `invoices/${draft.data.uuid}/issue`)).data.number
  }
  const numbers = [
    await issue(ada, 100_000),
    await issue(ada, 70_000),
    await issue(noor, 45_000),
    await issue(noor, 12_300),
  ]
  const countPayments = async (): Promise<number> => (await send('GET', 'payments')).meta.total
  return { manager, numbers, countPayments, send }
}

const choose = (page: Page, name: string, content: string) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })

const openImport = async (page: Page) => {
  await page.getByRole('button', { name: 'Import bank statement' }).click()
  return page.getByRole('dialog', { name: 'Import bank statement' })
}

test('entries of a statement are recorded one by one and together, changed by search, and ignored', async ({
  page,
  request,
  server,
}) => {
  const { manager, numbers, countPayments } = await makeBooks(request, server)
  const [first, second, third, fourth] = numbers
  const statement = writeCamt(
    [
      entryOf({ amount: 100_000, text: `Invoice ${first}`, counterparty: 'ADA EXAMPLE' }),
      entryOf({ amount: 45_000, text: `Invoice ${third}`, counterparty: 'نور القحطاني' }),
      entryOf({ amount: 70_000, text: 'Our journey', counterparty: 'ADA EXAMPLE' }),
      entryOf({ amount: 12_000, text: 'Thank you', counterparty: 'Somebody' }),
      entryOf({ amount: -1250, text: 'Account fees', counterparty: null }),
    ],
    { version: '08' },
  )
  await logIn(page, manager, '/payments')
  const dialog = await openImport(page)
  await expectNoViolations(page)
  await choose(page, 'november.xml', statement)
  const entries = dialog.getByRole('list', { name: 'Entries of the bank statement' }).locator('> li')
  const [ada, noor, likely, unclear, fees] = [0, 1, 2, 3, 4].map((at) => entries.nth(at))
  if (!ada || !noor || !likely || !unclear || !fees) throw new Error('five entries')

  await test.step('each entry says what it seems to pay, and why; nothing is recorded', async () => {
    await expect(dialog).toContainText('november.xml: 5 entries of NL91ABNA0417164300.')
    await expect(ada).toContainText(
      `ADA EXAMPLE€1,000.00Invoice ${first}${tomorrow.split('-').toReversed().join('/').replace(/^0/, '')} · Row 1`,
    )
    await expect(ada).toContainText(`The text names invoice ${first}, and exactly €1,000.00 is open.`)
    await expect(ada.getByText('Matched', { exact: true })).toBeVisible()
    await expect(likely.getByText('To check', { exact: true })).toBeVisible()
    await expect(likely).toContainText(`€700.00 for ${second}`)
    await expect(unclear).toContainText('Names no invoice, and no open invoice fits.')
    await expect(fees.getByRole('button', { name: /^Record as refund: / })).toBeVisible()
    await expectNoViolations(page)
    expect(await countPayments()).toBe(0)
  })

  await test.step('one entry is recorded', async () => {
    await likely.getByRole('button', { name: /^Record: / }).click()
    await expect(likely).toContainText('Recorded as a payment.')
    await expect(likely.getByRole('link', { name: /^Open payment: / })).toBeVisible()
    await expect(likely.getByRole('button')).toHaveCount(0)
    await expect(likely).toBeFocused()
    expect(await countPayments()).toBe(1)
  })

  await test.step('a match is found by search', async () => {
    await unclear.getByRole('button', { name: /^Change match: / }).click()
    await unclear.getByRole('searchbox', { name: 'Search open invoices' }).fill(fourth ?? '')
    const offered = unclear.getByRole('region').getByRole('listitem')
    await expect(offered).toHaveCount(1)
    await offered.getByRole('button', { name: `Allocate the open amount of ${fourth}` }).click()
    await expect(unclear.getByRole('textbox', { name: `Amount for ${fourth}` })).toHaveValue('120.00')
    await expect(unclear.getByRole('combobox', { name: 'Payer' })).toHaveValue('نور القحطاني')
    await expectNoViolations(page)
    await unclear.getByRole('button', { name: 'Keep this match' }).click()
    await expect(unclear.getByText('Matched by you')).toBeVisible()
    await expect(unclear).toContainText(`€120.00 for ${fourth}`)
  })

  await test.step('another is ignored, and then not', async () => {
    await fees.getByRole('button', { name: /^Ignore: / }).click()
    await expect(fees).toContainText('This entry will not be recorded.')
    await fees.getByRole('button', { name: /^Do not ignore: / }).click()
    await expect(fees.getByRole('button', { name: /^Ignore: / })).toBeVisible()
    await fees.getByRole('button', { name: /^Ignore: / }).click()
  })

  await test.step('all matched entries are recorded together', async () => {
    await dialog
      .getByRole('radiogroup')
      .getByText(/^Matched/)
      .click()
    await expect(entries).toHaveCount(3)
    await dialog.getByRole('button', { name: 'Record 3 matched' }).click()
    await expect(page.getByText('3 entries were recorded.')).toBeVisible()
    await expect(entries.getByText('Recorded', { exact: true })).toHaveCount(3)
    expect(await countPayments()).toBe(4)
    await dialog.getByRole('button', { name: 'Done' }).click()
    const rows = page.getByRole('grid', { name: 'Payments' }).getByRole('row')
    await expect(rows).toHaveCount(5)
    await expect(rows.filter({ hasText: 'Thank you' })).toContainText(/نور القحطاني.*€120\.00.*Allocated/s)
  })

  await test.step('a second import of the file says so', async () => {
    await openImport(page)
    await choose(page, 'again.xml', statement)
    await expect(dialog).toContainText('4 entries were imported before and will not be recorded again.')
    await expect(ada).toContainText('Was imported before.')
    await expect(ada.getByRole('button')).toHaveCount(0)
    await expect(dialog.getByRole('button', { name: /^Record \d/ })).toHaveCount(0)
    await expectNoViolations(page)
  })
})

test('an entry that cannot be recorded says why, and the others are still recorded', async ({
  page,
  request,
  server,
}) => {
  const { manager, numbers, countPayments, send } = await makeBooks(request, server)
  const [first, second] = numbers
  const entries = [first, second].map((number, at) =>
    entryOf({ amount: at === 0 ? 100_000 : 70_000, text: `Invoice ${number}`, counterparty: 'ADA EXAMPLE' }),
  )
  await logIn(page, manager, '/payments')
  const dialog = await openImport(page)
  await choose(page, 'november.xml', writeCamt(entries, { version: '02' }))
  await expect(dialog.getByRole('button', { name: 'Record 2 matched' })).toBeVisible()
  // Another user records a payment for the first invoice meanwhile.
  const invoice = (await send('GET', 'invoices')).data.find(({ number }: { number: string }) => number === first)
  const fields = { reference: 'Cash', date: tomorrow, amount: 60_000, currency: 'EUR' }
  await send('POST', 'payments', { ...fields, allocations: [{ invoice: invoice.uuid, amount: 60_000 }] })
  await dialog.getByRole('button', { name: 'Record 2 matched' }).click()
  const list = dialog.getByRole('list', { name: 'Entries of the bank statement' }).locator('> li')
  await expect(list.nth(0).getByRole('alert')).toContainText('€400.00')
  await expect(list.nth(1)).toContainText('Recorded as a payment.')
  await expect(
    page.getByText('1 entry could not be recorded. The reason is shown with the entry.').first(),
  ).toBeVisible()
  expect(await countPayments()).toBe(2)
})

test('errors in a CSV file are named by row and column, and the user is asked for what it leaves open', async ({
  page,
  request,
  server,
}) => {
  const { manager, countPayments } = await makeBooks(request, server)
  await logIn(page, manager, '/payments')
  const dialog = await openImport(page)
  const heads = 'Date,Payee,Description,Amount'
  await choose(
    page,
    'wrong.csv',
    `${heads},Currency\n2026-99-12,Ada,Invoice,100.00,EUR\n2026-10-12,Ada,Walk,1OO.00,EUR\n`,
  )
  const faults = dialog.getByRole('region', { name: 'Wrong values in wrong.csv' }).getByRole('row')
  await expect(faults.nth(1)).toContainText(/2Date“2026-99-12” must be a date/)
  await expect(faults.nth(2)).toContainText(/3Amount“1OO\.00” must be an amount/)
  await expect(dialog).toContainText('Nothing was recorded')
  await expectNoViolations(page)

  await choose(page, 'open.csv', `${heads}\n03/04/2026,Ada,A walk,100.00\n`)
  await expect(dialog).toContainText('The dates in open.csv can be read in two ways.')
  await dialog.getByText(/^Month first:/).click()
  await expectNoViolations(page)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toContainText('open.csv does not say which currency it is in.')
  await dialog.getByRole('combobox', { name: 'Currency of the amounts' }).fill('USD')
  await page.getByRole('option', { name: /^USD/ }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const entry = dialog.getByRole('list', { name: 'Entries of the bank statement' }).locator('> li')
  await expect(entry).toContainText(/US\$100\.00.*4\/03\/2026/)
  expect(await countPayments()).toBe(0)
})

test('a thousand entries are shown in pages', async ({ page, request, server }) => {
  const { manager } = await makeBooks(request, server)
  await logIn(page, manager, '/payments')
  const dialog = await openImport(page)
  const drawn = drawStatement(5, 1000).entries.map(({ entry }) => entry)
  await choose(page, 'year.xml', writeCamt(drawn, { version: '04' }))
  const entries = dialog.getByRole('list', { name: 'Entries of the bank statement' }).locator('> li')
  await expect(dialog).toContainText('year.xml: 1,000 entries')
  await expect(entries).toHaveCount(25)
  await dialog.getByRole('button', { name: 'Page 40' }).click()
  await expect(entries).toHaveCount(25)
  await expect(entries.last()).toContainText(/Row 1,?000/)
  await expect(dialog.getByRole('radiogroup', { name: 'Show entries' })).toBeInViewport()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } })

  test('a statement is reviewed', async ({ page, request, server }) => {
    const { manager, numbers } = await makeBooks(request, server)
    await logIn(page, manager, '/payments')
    const dialog = await openImport(page)
    const counterparty = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'
    const entry = entryOf({ amount: 100_000, text: `Invoice ${numbers[0]}`, counterparty })
    await choose(page, 'november.xml', writeCamt([entry], { version: '08' }))
    const row = dialog.getByRole('list', { name: 'Entries of the bank statement' }).locator('> li')
    await row.getByRole('button', { name: /^Change match: / }).click()
    await expect(row.getByRole('textbox', { name: `Amount for ${numbers[0]}` })).toHaveValue('1,000.00')
    const overflow = await row.evaluate((one) => one.scrollWidth - one.clientWidth)
    expect(overflow).toBe(0)
    await expectNoViolations(page)
  })
})
