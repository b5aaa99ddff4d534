import { pdfText } from '@sojourn/publishing/fixtures/pdf-text'
import { picture } from '@sojourn/publishing/fixtures/sample-parts'
import { samplePublication } from '@sojourn/publishing/fixtures/sample-publication'
import { acceptancePictures, type PrintableAcceptance } from '@sojourn/publishing/acceptance/acceptance-data'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type BrochurePrinter, createBrochurePrinter } from './printer.ts'

let printer: BrochurePrinter
beforeAll(() => {
  printer = createBrochurePrinter()
})
afterAll(() => printer.close())

const { company, title, startDate, endDate, party, price, terms } = samplePublication
const acceptance: PrintableAcceptance = {
  company: { ...company, logo: picture(1, 'Kalahari Trails') },
  title,
  startDate,
  endDate,
  party,
  price,
  terms,
  acceptedAt: '2026-12-03T14:05:00Z',
  name: 'Ada Example',
  email: 'ada@example.com',
  choices: [],
  fingerprint: '9f86d081',
  revoked: null,
}

it('prints an acceptance in the same process as a brochure', async () => {
  const [receipt, brochure] = await Promise.all([
    printer.printAcceptance(acceptance, new Map()),
    printer.print(samplePublication, new Map()),
  ])
  expect(pdfText(receipt).replaceAll(/\s/g, '')).toContain('AcceptedbyAdaExample,ada@example.com')
  expect(pdfText(brochure)).not.toContain('Accepted')
})

it('rejects an acceptance whose logo is not an image, with the reason', async () => {
  const pictures = new Map(acceptancePictures(acceptance).map(({ key }) => [key, Buffer.from('no picture')]))
  await expect(printer.printAcceptance(acceptance, pictures)).rejects.toMatchObject({
    reason: 'rejected',
    message: expect.stringContaining('Typst'),
  })
})
