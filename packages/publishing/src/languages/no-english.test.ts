import { changeTexts } from '@sojourn/contract/itinerary/publication-changes/change-texts'
import { comparePublications } from '@sojourn/contract/itinerary/compare-publications'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import { describe, expect, it } from 'vitest'
import { acceptanceData } from '../acceptance/acceptance-data.ts'
import { answerNotice, changesNotice } from '../answer/answer-notice.ts'
import { answerPage } from '../answer/answer-page.ts'
import { createBrochureCompiler } from '../brochure/render-brochure.ts'
import { renderCalendar } from '../calendar/render-calendar.ts'
import { noLinks } from '../fixtures/no-links.ts'
import { pdfText } from '../fixtures/pdf-text.ts'
import { readDocx } from '../fixtures/read-docx.ts'
import { samplePublication } from '../fixtures/sample-publication.ts'
import { gonePage } from '../page/gone-page.ts'
import { noDatesPage } from '../page/nothing-here.ts'
import { passcodePage } from '../page/passcode-page.ts'
import { renderPage } from '../page/render-page.ts'
import { renderKml } from '../places/render-kml.ts'
import { questionsNotice } from '../questions/questions-notice.ts'
import { questionsPage } from '../questions/questions-page.ts'
import { createSummaryCompiler } from '../summary/render-summary.ts'
import { renderDocx } from '../word/render-docx.ts'
import { languages, textsOf, wordsIn } from './words.ts'

const textsIn = (part: unknown): string[] => {
  if (typeof part === 'string') return [part]
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsIn) : []
}

const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(/(?<![\p{L}/@.-])\p{L}{3,}(?![\p{L}@.-]*\p{L})/gu) ?? []

/** The words of the texts in a language, without placeholders. */
const vocabulary = (code: string): Set<string> =>
  new Set(
    wordsOf(
      textsIn(textsOf(code))
        .join(' ')
        .replaceAll(/\{\w+(?:, \w+,)?|<\/?\w+>|\w+ \{/g, ' '),
    ),
  )

/** Words that only English texts have. Some outputs contain what is English everywhere, such as names of formats. */
const onlyEnglishBeside = (code: string): Set<string> => {
  const own = vocabulary(code)
  return new Set([...vocabulary('en')].filter((word) => !own.has(word)))
}
const onlyEnglish = onlyEnglishBeside('de')

/** The English words of the product in what a reader of HTML sees or hears. */
const englishIn = (output: string, others = onlyEnglish): string[] => {
  const visible = output.replaceAll(/<(style|script|svg)\b.*?<\/\1>/gs, ' ')
  const named = [...visible.matchAll(/ (?:aria-label|alt|title|placeholder|data-[a-z]+)="([^"]*)"/g)].map(
    ([, text]) => text,
  )
  return [...new Set(wordsOf([visible.replaceAll(/<[^>]*>/g, ' '), ...named].join(' ')))].filter((word) =>
    others.has(word),
  )
}

/** The sample with texts in no language: only names of kinds and the like stay. */
const muted = <Part>(part: Part): Part => {
  if (typeof part === 'string')
    return (
      /^[a-z_]+$|^[A-Z]{2,3}$|^#|^data:|^[\w-]+$|:\/\//.test(part) && !/^[A-Z][a-z]+$/.test(part)
        ? part
        : part.replaceAll(/\p{L}/gu, 'q')
    ) as Part
  if (Array.isArray(part)) return part.map((each: unknown) => muted(each)) as Part
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([key, each]) => [key, /zone/i.test(key) ? each : muted(each as unknown)]),
  ) as Part
}

const { price: mutedPrice, ...rest } = muted(samplePublication)
const publication: Publication = {
  ...rest,
  price: mutedPrice && { ...mutedPrice, bankDetails: 'q' },
  language: 'de',
}
const words = wordsIn('de')
const noPictures = new Map<string, Uint8Array>()
const fontUrl = () => ''
const pageUrl = 'https://journeys.example/p/token'
const answer = {
  choicesUrl: '',
  scriptUrl: null,
  stateMark: '',
  noticeMark: '',
  changesMark: '',
  changedMark: '',
  questionsUrl: '',
  questionsMark: '',
  visitMark: '',
}
const answered = (publication: Publication, page: Parameters<typeof answerPage>[0]['page']) =>
  answerPage({ publication, pageUrl, fontUrl, page })

/** What is around the page of an itinerary: to accept it, to ask, to come in, and what it says when it is gone. */
const smallPages = (of: Publication): string[] => {
  const company = { ...of.company, language: of.language ?? 'en' }
  const form = { name: '', email: '', isConfirmed: false }
  const problems = ['name', 'email', 'confirmation', 'choices'] as const
  const choices = [{ title: 'q', day: 2, insteadOf: 'qq' }]
  const message = { uuid: 'm', isClient: false, name: 'q', date: '2027-01-02', text: 'q' }
  const question = { uuid: 'q', day: 2, title: 'q', isWaiting: true, messages: [message] }
  return [
    ...[false, true].map((isSigned) =>
      answered(of, { kind: 'accept', version: 'v', choices, chosen: [], form, isSigned, problems }),
    ),
    answered(of, { kind: 'sign', url: '', host: '', below: '' }),
    answered(of, { kind: 'unsigned', why: 'declined' }),
    answered(of, { kind: 'unsigned', why: 'expired' }),
    answered(of, { kind: 'accepted', on: '2027-01-02' }),
    answered(of, { kind: 'busy' }),
    answered(of, { kind: 'changed', changes: [] }),
    answered(of, { kind: 'closed', validUntil: '2027-01-02' }),
    answerNotice(of, { is: 'closed', earlier: '2027-01-02', validUntil: '2027-01-02' }),
    answerNotice(of, { is: 'accepted', on: '2027-01-02' }),
    questionsNotice(of, { count: 2, answered: 1, url: '' }),
    questionsPage({
      publication: of,
      pageUrl,
      fontUrl,
      page: {
        questions: [question],
        form: { question: null, about: '', text: '', name: '', email: '' },
        problems: ['text', 'reply', 'text_too_long', 'name', 'email', 'subject_gone', 'busy', 'full'],
        key: 'k',
      },
    }),
    gonePage({ company, fontUrl, pictureUrl: fontUrl }),
    passcodePage({ company, fontUrl, action: '', below: '', problem: 'wrong' }),
    noDatesPage(of.language ?? 'en'),
  ]
}

describe('an itinerary in German', () => {
  it('is derived from texts that are translated', () => {
    expect(onlyEnglish.size).toBeGreaterThan(300)
    expect(englishIn('<p>Zimmer</p> <i aria-label="Payment schedule">Breakfast</i>')).toEqual([
      'breakfast',
      'payment',
      'schedule',
    ])
  })

  it('has a page without English words', () => {
    const urls = { brochureUrl: '/b', calendarUrl: '/c', paymentsMark: '', answer, preview: true, unprintable: ['q'] }
    const html = renderPage(publication, { ...noLinks, pictureUrl: () => '/p', ...urls })
    expect(html).toMatch(/<html lang="de">/)
    expect(html).toContain('Tag für Tag')
    expect(html).not.toContain('lang="en"')
    expect(englishIn(html)).toEqual([])
  })

  it('has pages to accept it and to ask questions without English words', () => {
    expect(smallPages(publication).flatMap((page) => englishIn(page))).toEqual([])
  })

  it('tells what has changed without English words', () => {
    const [first, ...rest] = publication.days
    const before = { ...publication, days: rest, startDate: '2027-01-01', price: null, terms: null, dayCount: 3 }
    const changes = comparePublications(before, publication, words)
    expect(changes.length).toBeGreaterThan(4)
    expect(first).toBeDefined()
    expect(englishIn(changesNotice(publication, changes))).toEqual([])
    expect(Object.keys(changeTexts)).toEqual(Object.keys(textsOf('de').changes))
  })

  it('has files without English words', async () => {
    const edition = { itinerary: 'i', publishedAt: '2026-11-29T00:00:00Z', revision: 1, productName: 'q', pageUrl }
    const calendar = (renderCalendar(publication, edition) ?? '')
      .replaceAll(/\r\n /g, '')
      .split('\r\n')
      .filter((line) => line.startsWith('DESCRIPTION'))
      .join('\n')
      .replaceAll('\\n', ' ')
      .replaceAll('DESCRIPTION', '')
    const acceptance = acceptanceData(
      {
        ...publication,
        acceptedAt: '2026-12-03T14:05:59.999Z',
        name: 'q',
        email: 'q@q.example',
        choices: [{ title: 'q', day: 2, insteadOf: 'q' }],
        fingerprint: 'f',
        revoked: { at: '2026-12-03T14:05:59.999Z', reason: 'q' },
      },
      new Set(),
      words,
    )
    const docx = await readDocx(await renderDocx(publication, noPictures))
    for (const text of [calendar, docx, renderKml(publication, { pageUrl }) ?? ''].map(String))
      expect(englishIn(text)).toEqual([])
    expect(JSON.stringify(acceptance)).toContain('Angenommen von')
  })

  it('has PDFs with German headings', () => {
    const brochure = pdfText(createBrochureCompiler().render(publication, noPictures)).replaceAll(/\s/g, '')
    const summary = pdfText(createSummaryCompiler().render(publication, noPictures)).replaceAll(/\s/g, '')
    const { sections, price, days } = words
    for (const text of [
      sections.dayByDay,
      sections.theRoute,
      sections.whereYouStay,
      sections.termsAndConditions,
      price.bankDetails,
    ])
      expect(brochure.toLowerCase(), text).toContain(text.replaceAll(' ', '').toLowerCase())
    for (const text of [
      'Daybyday',
      'Theroute',
      'Whereyoustay',
      'Termsandconditions',
      'Included',
      'Payment',
      'MEALS',
      'Tonight',
    ])
      expect(brochure).not.toContain(text)
    expect(summary).toContain(days.day({ day: '' }).trim())
    expect(summary).not.toMatch(/Overnight|Programme/)
  })
})

describe.each(languages.filter((code) => !['en', 'de'].includes(code)))('an itinerary in %s', (code) => {
  const others = onlyEnglishBeside(code)
  const own = { ...publication, language: code }

  it('has a page without English words', () => {
    const urls = { brochureUrl: '/b', calendarUrl: '/c', paymentsMark: '', answer, preview: true, unprintable: ['q'] }
    const html = renderPage(own, { ...noLinks, pictureUrl: () => '/p', ...urls })
    expect(others.size).toBeGreaterThan(300)
    expect(html).toContain(`<html lang="${code}"`)
    expect(html).not.toContain('lang="en"')
    expect(html).toContain(wordsIn(code).sections.dayByDay)
    expect(englishIn(html, others)).toEqual([])
  })

  it('has pages to accept it and to ask questions without English words', () => {
    for (const page of smallPages(own)) expect(englishIn(page, others)).toEqual([])
  })

  it('has a Word document and a map without English words', async () => {
    const docx = await readDocx(await renderDocx(own, noPictures))
    const kml = (renderKml(own, { pageUrl }) ?? '').replaceAll(/<styleUrl>.*?<\/styleUrl>/g, '')
    for (const text of [docx, kml]) expect(englishIn(text, others)).toEqual([])
  })
})
