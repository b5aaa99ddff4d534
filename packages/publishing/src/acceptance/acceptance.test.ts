import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pdfText } from '../fixtures/pdf-text.ts'
import { doc, paragraph, picture } from '../fixtures/sample-parts.ts'
import { samplePublication } from '../fixtures/sample-publication.ts'
import { wordsIn } from '../languages/words.ts'
import { acceptancePictures, type PrintableAcceptance } from './acceptance-data.ts'
import { createAcceptanceCompiler } from './render-acceptance.ts'

const warnings: string[] = []
const compiler = createAcceptanceCompiler((words) => warnings.push(words))
const fingerprint = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'
const { company, price, terms } = samplePublication
const noPictures = new Map<string, Uint8Array>()

/** What Ada Example accepted of Kalahari Trails. */
const acceptanceOf = (
  change: Partial<PrintableAcceptance> = {},
  ofCompany: Partial<PrintableAcceptance['company']> = {},
): PrintableAcceptance => ({
  company: { ...company, ...ofCompany },
  title: 'Dunes & Delta',
  startDate: '2027-05-04',
  endDate: '2027-05-17',
  party: { adults: 2, children: 1, infants: 0 },
  acceptedAt: '2026-12-03T14:05:59.999Z',
  name: 'Ada Example',
  email: 'ada@example.com',
  choices: [
    { title: 'Lodge B', day: 3, insteadOf: 'Lodge A' },
    { title: 'Balloon flight', day: 12, insteadOf: null },
  ],
  price,
  terms,
  fingerprint,
  revoked: null,
  ...change,
})
const print = (acceptance: PrintableAcceptance) => compiler.render(acceptance, noPictures)
const open = (pdf: Uint8Array) => getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise

type Item = { text: string; x: number; y: number; width: number }

/** The text items that an independent PDF reader finds on each page. */
const readPages = async (pdf: Uint8Array): Promise<Item[][]> => {
  const document = await open(pdf)
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent()
      return items.flatMap((item) =>
        'str' in item
          ? [{ text: item.str, x: Number(item.transform[4]), y: Number(item.transform[5]), width: item.width }]
          : [],
      )
    }),
  )
}
const readPage = async (acceptance: PrintableAcceptance): Promise<Item[]> =>
  (await readPages(print(acceptance)))[0] ?? []

/** Without spaces, which text extracted from a PDF may lack. */
const textOf = (acceptance: PrintableAcceptance): string => pdfText(print(acceptance)).replaceAll(/[\s\u200b]/g, '')
const compact = (text: string): string => text.replaceAll(' ', '')

describe('the pages of an acceptance', () => {
  it('are tagged, as PDF/UA-1, with a title and a language, and without a warning', async () => {
    const pdf = print(acceptanceOf({}, { language: 'el' }))
    const raw = Buffer.from(pdf).toString('latin1')
    expect(raw).toMatch(/\/MarkInfo ?<<[^>]*\/Marked true/)
    expect(raw).toContain('pdfuaid:part')
    const document = await open(pdf)
    const { info } = await document.getMetadata()
    expect(info).toMatchObject({ Title: 'Acceptance of Dunes & Delta', Author: 'Kalahari Trails', Language: 'el' })
    const inPortuguese = await open(print(acceptanceOf({}, { language: 'pt-BR' })))
    const { acceptance: texts } = wordsIn('pt-BR')
    expect((await inPortuguese.getMetadata()).info).toMatchObject({
      Title: texts.acceptanceOf({ title: 'Dunes & Delta' }),
      Language: 'pt-BR',
    })
    const tree = JSON.stringify(await (await document.getPage(1)).getStructTree())
    for (const role of ['"H1"', '"H2"', '"H3"', '"Table"', '"TH"', '"TD"', '"Link"']) expect(tree).toContain(role)
    expect(warnings).toEqual([])
  })

  it('say who accepted what and when, in this order', () => {
    const text = textOf(acceptanceOf({}, { registration: 'Reg. 2009/123456/07' }))
    const expected = [
      'Kalahari Trails',
      'Acceptance',
      'Dunes & Delta',
      '4–17 May 2027  ·  2 adults, 1 child',
      'Accepted by Ada Example, ada@example.com, on 3 December 2026 at 14:05 UTC',
      'CHOICES',
      'Day 3 Lodge B, instead of Lodge A',
      'Day 12 Balloon flight',
      'PRICE',
      '€18,460',
      'in total, for 2 adults, 1 child  ·  €9,230 per person',
      'A deposit of 25% (€4,615), payable by 15 January 2027, secures your booking.',
      'Payment Due Amount',
      'Deposit 15 January 2027 €4,615',
      'Balance 1 April 2027 €7,845',
      'TERMS AND CONDITIONS AS ACCEPTED',
      'Changes and cancellation',
      '30 days or fewer 100%',
      'kalahari-trails.example/terms',
      `Version: ${fingerprint}`,
    ].map(compact)
    const places = expected.map((one) => text.indexOf(one))
    expect(expected.filter((_, index) => places[index] === -1)).toEqual([])
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(text).toContain('Reg.2009/123456/07')
    expect(text).not.toContain('Revoked')
  })

  it('leave out dates, travellers, price and terms where there are none', () => {
    const text = textOf(
      acceptanceOf({
        startDate: null,
        endDate: null,
        party: { adults: 0, children: 0, infants: 0 },
        choices: [],
        price: null,
        terms: doc(paragraph(' ')),
      }),
    )
    expect(text).toBe(
      compact(
        `Kalahari Trails Acceptance Dunes & Delta Accepted by Ada Example, ada@example.com, on 3 December 2026 at 14:05 UTC CHOICES As proposed, without changes Version: ${fingerprint} Kalahari Trails Acceptance · 1/1`,
      ),
    )
    expect(textOf(acceptanceOf({ terms: null }))).not.toContain('TERMS')
  })

  it('show a price on request without an offer to quote, and no table without payments', () => {
    const onRequest = { mode: 'on_request', amount: null, perPerson: null, deposit: null, schedule: [] } as const
    const text = textOf(acceptanceOf({ price: price && { ...price, ...onRequest, schedule: [] } }))
    expect(text).toContain('PRICEOnrequestTERMS')
  })

  it('show a price per person with the total, and a payment without a date', () => {
    const [first] = price?.schedule ?? []
    const perPerson = price && {
      ...price,
      mode: 'per_person' as const,
      amount: price.perPerson,
      total: price.amount,
      deposit: null,
      schedule: first ? [{ ...first, due: null }] : [],
    }
    expect(textOf(acceptanceOf({ price: perPerson }))).toContain(
      compact('€9,230 per person · €18,460 in total Payment Due Amount Deposit Date to be agreed €4,615'),
    )
  })

  it('say on every page that it was revoked, and on the first one when and why', async () => {
    const long = doc(...Array.from({ length: 60 }, () => paragraph('The deposit is not returned. '.repeat(12).trim())))
    const revoked = { at: '2027-01-05T09:02:00Z', reason: 'Dates changed.\n\nA new proposal follows.' }
    const pages = await readPages(print(acceptanceOf({ terms: long, revoked })))
    const texts = pages.map((items) => compact(items.map(({ text }) => text).join('')))
    expect(texts.length).toBeGreaterThan(3)
    for (const text of texts) expect(text).toContain('Revoked')
    expect(texts[0]).toContain(
      compact('Revoked on 5 January 2027 at 09:02 UTC: Dates changed. A new proposal follows.'),
    )
    expect(textOf(acceptanceOf({ revoked: { ...revoked, reason: ' ' } }))).toContain('at09:02UTCDunes')
  })

  it('show the logo, with the name of the company as its text', async () => {
    const logo = picture(1, '', { width: 900, height: 300 })
    const acceptance = acceptanceOf({}, { logo })
    const grey = readFileSync(new URL('../fixtures/grey.jpg', import.meta.url))
    const pdf = compiler.render(acceptance, new Map(acceptancePictures(acceptance).map(({ key }) => [key, grey])))
    const tree = JSON.stringify(await (await (await open(pdf)).getPage(1)).getStructTree())
    expect(tree).toMatch(/"Figure".{0,80}"alt":"Kalahari Trails"/)
    expect(acceptancePictures(acceptanceOf())).toEqual([])
    expect(textOf(acceptance), 'without its crop').toMatch(/^KalahariTrailsAcceptance/)
  })
})

describe('long texts in an acceptance', () => {
  it('are complete: terms of many pages, many choices and payments', async () => {
    const long = doc(
      ...Array.from({ length: 90 }, (_, index) =>
        paragraph(`Clause ${index + 1}. ${'What applies then. '.repeat(20)}`),
      ),
    )
    const choices = Array.from({ length: 60 }, (_, index) => ({
      title: `Lodge ${index + 1} ${'at the end of a long road '.repeat(5).trim()}`,
      day: index + 1,
      insteadOf: 'Lodge A',
    }))
    const schedule = Array.from({ length: 40 }, (_, index) => ({
      label: `Instalment ${index + 1}`,
      amount: { amount: 100_000, currency: 'EUR' },
      due: '2027-01-15',
    }))
    const pages = await readPages(print(acceptanceOf({ terms: long, choices, price: price && { ...price, schedule } })))
    const whole = pages
      .flat()
      .map(({ text }) => text)
      .join(' ')
    for (let index = 1; index <= 90; index += 1) expect(whole).toContain(`Clause ${index}. `)
    for (let index = 1; index <= 60; index += 1) expect(whole).toContain(`Lodge ${index} at`)
    for (let index = 1; index <= 40; index += 1) expect(whole).toMatch(new RegExp(`Instalment ${index}\\s`))
    expect(whole).toContain(`1/${pages.length}`)
  })

  it('stay on the page, even words without spaces', async () => {
    const word = 'Wolfeschlegelsteinhausenbergerdorff'.repeat(5)
    const pages = await readPages(
      print(
        acceptanceOf({
          title: word,
          name: word,
          email: `${'a'.repeat(64)}@${'example.'.repeat(20)}com`,
          choices: [{ title: word, day: 1, insteadOf: word }],
          terms: doc(paragraph(word)),
          fingerprint: 'f'.repeat(512),
          revoked: { at: '2027-01-05T09:02:00Z', reason: word },
        }),
      ),
    )
    const items = pages.flat()
    // A4 is 595 points wide; the margins are 57. The stamp is larger than the texts.
    const outside = items.filter(({ text, x, width }) => text !== 'Revoked' && (x < 56 || x + width > 539))
    expect(outside).toEqual([])
    const whole = items.map(({ text }) => text).join('')
    expect(whole.split(word)).toHaveLength(7)
  })
})

describe('other scripts in an acceptance', () => {
  /** An acceptance with Arabic texts: what is on its page, and the pieces of a line from left to right. */
  const readArabic = async (language: string) => {
    const acceptance = acceptanceOf(
      {
        title: 'رحلة الصحراء والدلتا',
        name: 'ليلى الحسن',
        choices: [{ title: 'فندق الواحة', day: 3, insteadOf: 'Lodge A' }],
        terms: doc(paragraph('يمكنك تغيير رأيك حتى ستين يوما قبل المغادرة')),
        revoked: { at: '2027-01-05T09:02:00Z', reason: 'تم تغيير المواعيد' },
      },
      { name: 'أطلس للسفر', language },
    )
    const items = (await readPage(acceptance)).filter(({ text }) => text !== '' && text !== 'Revoked')
    const find = (text: string): Item => {
      const found = items.find((item) => item.text.includes(text))
      if (!found) throw new Error(`no ${text} in ${items.map((item) => item.text).join('|')}`)
      return found
    }
    const line = (first: string) =>
      items.filter(({ y }) => Math.abs(y - find(first).y) < 2).toSorted((a, b) => a.x - b.x)
    const endOf = (text: string) => find(text).x + find(text).width
    return { items, line, endOf }
  }

  it('are set from right to left for a company with such a language, with English sentences in order', async () => {
    const { items, line, endOf } = await readArabic('fa')
    for (const text of ['رحلة', 'CHOICES', 'Day 3', 'TERMS']) expect(endOf(text), text).toBeGreaterThan(530)
    expect(items.find(({ text }) => text === '€4,615')?.x).toBeLessThan(70)
    const sentence = line('Accepted by').map(({ text }) => text)
    expect(sentence[0]).toMatch(/^Accepted by/)
    expect(sentence.at(-1)).toMatch(/14:05 UTC$/)
    expect(sentence.join(' ')).toContain('ليلى')
    expect(
      compact(
        line('Version')
          .map(({ text }) => text)
          .join(''),
      ),
    ).toBe(`Version:${fingerprint}`)
    expect(warnings).toEqual([])
  })

  it('are set from right to left with sentences in Arabic, with figures in order', async () => {
    const { items, line, endOf } = await readArabic('ar')
    for (const text of ['رحلة', 'السعر', 'اليوم', 'الدفعة', 'الشروط']) expect(endOf(text), text).toBeGreaterThan(530)
    for (const text of ['€4,615', 'Day', 'Accepted']) expect(items.map((item) => item.text)).not.toContain(text)
    // A sum reads from left to right, its currency after it.
    expect(items.filter(({ text }) => text === '€' || text === '4,615').some(({ x }) => x < 70)).toBe(true)
    const reading = (first: string) =>
      line(first)
        .toReversed()
        .map(({ text }) => text.trim())
        .filter((text) => text !== '')
        .join(' ')
    const sentence = reading('باسم')
    expect(sentence).toMatch(/^تم القبول باسم ليلى الحسن/)
    expect(sentence).toContain('3 ديسمبر 2026 الساعة')
    expect(line('النسخة')[0]?.text).toMatch(/^9/)
    expect(warnings).toEqual([])
  })

  it('work beside English: Arabic, Japanese, and characters without a font as boxes', () => {
    const pdf = print(
      acceptanceOf({
        title: '砂丘とデルタの旅',
        name: '山田 太郎',
        choices: [{ title: 'فندق الواحة', day: 3, insteadOf: '川のロッジ' }],
        terms: doc(paragraph('出発の六十日前まで取り消すことができます。'), paragraph('Flight \u{10ffff}')),
      }),
    )
    const text = pdfText(pdf).replaceAll(/\s/g, '')
    for (const expected of ['砂丘とデルタの旅', '山田太郎', 'insteadof川のロッジ', '取り消すことができます。', '□'])
      expect(text).toContain(expected)
    expect(Buffer.from(pdf).toString('latin1')).toMatch(/Vazirmatn/)
  })

  it('work for a Japanese company, and for a Korean one with English sentences', async () => {
    const ofCompany = (language: string) =>
      acceptanceOf({ title: '砂丘の旅', name: '山田 太郎' }, { name: '旅行社', language })
    const infoOf = async (language: string) => (await (await open(print(ofCompany(language)))).getMetadata()).info
    expect(await infoOf('ko')).toMatchObject({ Title: 'Acceptance of 砂丘の旅', Language: 'ko' })
    expect(textOf(ofCompany('ko'))).toContain('Acceptedby山田太郎,ada@example.com,on3December2026at14:05UTC')
    expect(await infoOf('ja')).toMatchObject({ Title: 'ご承諾確認書：砂丘の旅', Language: 'ja' })
    const inJapanese = textOf(ofCompany('ja'))
    expect(inJapanese).toContain('2026年12月3日14:05（UTC）、山田太郎様（ada@example.com）によるご承諾')
    expect(inJapanese).not.toMatch(/□|Accepted/)
    expect(warnings).toEqual([])
  })
})
