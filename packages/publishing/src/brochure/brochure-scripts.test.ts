import type { Publication } from '@sojourn/contract/itinerary/publication'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { pdfText } from '../fixtures/pdf-text.ts'
import { day, doc, paragraph } from '../fixtures/sample-parts.ts'
import { samplePublication } from '../fixtures/sample-publication.ts'
import { createBrochureCompiler } from './render-brochure.ts'

const warnings: string[] = []
const compiler = createBrochureCompiler((words) => warnings.push(words))

/** An itinerary with one day per text, which is its title and its only line. */
const itineraryOf = (texts: string[], extra: Partial<Publication> = {}): Publication => ({
  ...samplePublication,
  title: 'A trip',
  subtitle: null,
  summary: null,
  highlights: [],
  cover: null,
  gallery: [],
  stays: [],
  route: [],
  guides: [],
  pages: [],
  terms: null,
  days: texts.map((text, index) => day(index + 1, '2027-05-04', { title: text, description: doc(paragraph(text)) })),
  ...extra,
})
const print = (itinerary: Publication) => compiler.render(itinerary, new Map())

const latin = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1')
const fontsIn = (pdf: Uint8Array) =>
  new Set([...latin(pdf).matchAll(/\/BaseFont \/\w{6}\+([\w-]+)/g)].map(([, name]) => name?.split('-')[0] ?? ''))

type Piece = { text: string; x: number; y: number; width: number }

/** The text items that an independent PDF reader finds on each page. */
async function readPages(pdf: Uint8Array): Promise<Piece[][]> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
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
const readWords = async (pdf: Uint8Array) =>
  (await readPages(pdf))
    .flat()
    .map(({ text }) => text)
    .join('')

/** The texts of each line as they stand, from left to right. */
const readLines = async (pdf: Uint8Array): Promise<string[][]> =>
  (await readPages(pdf)).flatMap((pieces) =>
    [...Map.groupBy(pieces, ({ y }) => Math.round(y)).values()].map((line) =>
      line
        .toSorted((a, b) => a.x - b.x)
        .map(({ text }) => text.replaceAll(/[\u200e\u202c]/g, '').trim())
        .filter((text) => text !== ''),
    ),
  )

/** A4, in points. */
const middle = 595 / 2

describe('the scripts of a brochure', () => {
  it.each([
    ['Chinese', '南部非洲十日游', 'NotoSansSC'],
    ['Japanese', '東京に到着', 'NotoSansJP'],
    ['Korean', '서울에 도착합니다', 'NotoSansKR'],
    ['Hebrew', 'מסע בירושלים', 'NotoSansHebrew'],
    ['Arabic', 'الوصول إلى القاهرة', 'Vazirmatn'],
    ['Sindhi', 'ٻڌڻ ڳالھ', 'NotoSansArabic'],
    ['Thai', 'เที่ยวเชียงใหม่', 'NotoSansThai'],
    ['Lao', 'ພາສາລາວ', 'NotoSansLao'],
    ['Khmer', 'ភាសាខ្មែរ', 'NotoSansKhmer'],
    ['Burmese', 'ရန်ကုန်မြို့', 'NotoSansMyanmar'],
    ['Hindi', 'क्षत्रिय यात्रा', 'NotoSansDevanagari'],
    ['Bengali', 'বাংলা ভ্রমণ', 'NotoSansBengali'],
    ['Tamil', 'தமிழ் பயணம்', 'NotoSansTamil'],
    ['Telugu', 'క్షేత్రం', 'NotoSansTelugu'],
    ['Gujarati', 'ક્ષેત્ર', 'NotoSansGujarati'],
    ['Punjabi', 'ਸ਼੍ਰੀ ਪੰਜਾਬ', 'NotoSansGurmukhi'],
    ['Kannada', 'ಕ್ಷೇತ್ರ', 'NotoSansKannada'],
    ['Malayalam', 'ക്ഷേത്രം', 'NotoSansMalayalam'],
    ['Odia', 'କ୍ଷେତ୍ର', 'NotoSansOriya'],
    ['Sinhala', 'ශ්‍රී ලංකා', 'NotoSansSinhala'],
    ['Georgian', 'საქართველო', 'NotoSansGeorgian'],
    ['Armenian', 'Հայաստան', 'NotoSansArmenian'],
    ['Amharic', 'አዲስ አበባ', 'NotoSansEthiopic'],
    ['Tibetan', 'བོད་ཡིག', 'NotoSerifTibetan'],
    ['Mongolian', 'ᠮᠣᠩᠭᠣᠯ', 'NotoSansMongolian'],
    ['Dhivehi', 'ދިވެހި', 'NotoSansThaana'],
    ['Syriac', 'ܫܠܡܐ', 'NotoSansSyriac'],
    ['Tamazight', 'ⵜⴰⵎⴰⵣⵉⵖⵜ', 'NotoSansTifinagh'],
    ['Cherokee', 'ᏣᎳᎩ', 'NotoSansCherokee'],
    ['Inuktitut', 'ᐃᓄᒃᑎᑐᑦ', 'NotoSansCanadianAboriginal'],
    ['Yi', 'ꆈꌠ', 'NotoSansYi'],
    ['Javanese', 'ꦗꦮ', 'NotoSansJavanese'],
    ['signs', '⟶ ∮', 'NotoSansMath'],
  ])('include %s', (_, text, font) => {
    const pdf = print(itineraryOf([text]))
    expect(fontsIn(pdf)).toContain(font)
    expect(pdfText(pdf)).not.toContain('□')
    expect(warnings).toEqual([])
    expect(latin(pdf)).toMatch(/pdfuaid:part>1</)
  })

  it.each([
    ['zh-Hans', 'NotoSansSC'],
    ['zh-CN', 'NotoSansSC'],
    ['zh-Hant', 'NotoSansTC'],
    ['zh-TW', 'NotoSansTC'],
    ['zh-HK', 'NotoSansHK'],
    ['ja', 'NotoSansJP'],
    ['ko', 'NotoSansKR'],
  ])('have Chinese characters as in %s', (language, font) => {
    const han = [...fontsIn(print(itineraryOf(['直骨返今令'], { language })))].filter((name) =>
      /Noto.*(SC|TC|HK|JP|KR)$/.test(name),
    )
    expect(han).toEqual([font])
  })

  it('distinguish Japanese from Chinese by its kana, within one brochure', () => {
    expect(fontsIn(print(itineraryOf(['東京に到着', '东京'], { language: 'zh-Hans' })))).toEqual(
      new Set(['Fraunces', 'Inter', 'NotoSansSC', 'NotoSansJP']),
    )
    const inEnglish = fontsIn(print(itineraryOf(['東京に到着', '東京'])))
    expect([...inEnglish].filter((name) => name.startsWith('Noto'))).toEqual(['NotoSansJP'])
  })

  it.each([
    ['zh-Hans', '東京に到着'],
    ['ja', 'The Chandler’s Table'],
    ['ar', '南部非洲'],
    ['en', 'رحلة إلى القاهرة'],
  ])('support titles in a language other than the brochure’s, %s', (language, title) => {
    expect(latin(print(itineraryOf([title], { language, title, subtitle: title })))).toMatch(/pdfuaid:part>1</)
  })

  it('use the Chinese font for Chinese quotation marks', () => {
    const pdf = print(itineraryOf(['“沙丘”'], { language: 'zh-Hans' }))
    expect(pdfText(pdf)).toContain('“沙丘”')
    expect(latin(pdf)).toMatch(/\/Lang \(zh/)
  })
})

describe('the text of a brochure', () => {
  it('can be copied as entered: long words unbroken, headings as words', async () => {
    const long = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'
    const pdf = print(itineraryOf(['Arrival', `At ${long} station`], { highlights: [`Pier of ${long}`] }))
    const words = await readWords(pdf)
    expect(words).not.toContain('\u200b')
    expect(words).toContain(`At ${long} station`)
    for (const heading of ['DAY 1', 'TUESDAY 4 MAY 2027', 'HIGHLIGHTS', 'YOUR TRAVEL DESIGNER', 'KALAHARI TRAILS'])
      expect(words).toContain(heading)
  })

  it('includes each letter of Arabic words once when it is copied', async () => {
    const words = ['رحلة', 'الوصول', 'إلى', 'القاهرة', 'الفندق', 'معبد', 'الكرنك', 'سنة']
    const pieces = (await readPages(print(itineraryOf([words.join(' ')], { language: 'ar' })))).flat()
    const found = new Set(pieces.map(({ text }) => text))
    expect(words.filter((word) => !found.has(word))).toEqual([])
  })
})

const rightToLeft = (language: string) =>
  print(
    itineraryOf(['الوصول إلى القاهرة', 'معبد الكرنك'], {
      language,
      title: 'رحلة',
      stays: samplePublication.stays.slice(0, 1),
    }),
  )

/** Where the middle of the first piece with a text is. */
const middleOf = async (pdf: Uint8Array, text: string) => {
  const pieces = (await readPages(pdf)).flat().filter((piece) => piece.text.trim() !== '')
  const [piece] = pieces.filter((each) => each.text === text || each.text.startsWith(text))
  return piece && piece.x + piece.width / 2
}

describe('a brochure in Persian, with words in English', () => {
  const pdf = rightToLeft('fa')

  it('declares its language, and which words are English', () => {
    expect(latin(pdf)).toMatch(/\/Lang \(fa\)/)
    expect(latin(pdf)).toMatch(/\/Lang \(en-GB\)/)
  })

  it('starts its lines on the right: the company’s texts, the product’s own, and columns', async () => {
    for (const text of ['رحلة', 'القاهرة', 'Day by day', 'Where you stay', 'Price', 'DAY'])
      expect(await middleOf(pdf, text), text).toBeGreaterThan(middle)
  })

  it('writes dates, times and amounts in their reading direction', async () => {
    const words = await readWords(pdf)
    for (const text of ['DAY 1 · TUESDAY 4 MAY 2027', '€18,460', '14 days, 13 nights', '+27 215 550 142'])
      expect(words).toContain(text)
  })
})

describe('a brochure in Arabic', () => {
  const pdf = rightToLeft('ar')

  it('has words in Arabic, which are not marked', async () => {
    expect(latin(pdf)).toMatch(/\/Lang \(ar\)/)
    const words = await readWords(pdf)
    expect(words).not.toMatch(/Day by day|DAY \d|MAY|14 days|Where you stay|Price breakdown|□/)
    expect(words).not.toMatch(/[٠-٩]/)
    expect(fontsIn(pdf)).toContain('Vazirmatn')
    expect(warnings).toEqual([])
  })

  it('starts its lines on the right: the company’s texts, the product’s own, and columns', async () => {
    for (const text of ['رحلة', 'القاهرة', 'بيوم', 'إقامتكم', 'السعر', 'اليوم'])
      expect(await middleOf(pdf, text), text).toBeGreaterThan(middle)
  })

  it('writes dates, times and amounts in their reading direction', async () => {
    const lines = await readLines(pdf)
    const fromTheRight = lines.map((pieces) => pieces.toReversed().join(' '))
    for (const text of ['اليوم 1 · الثلاثاء، 4 مايو 2027', '4 – 17 مايو 2027'])
      expect(
        fromTheRight.some((line) => line.replace('الثالثاء', 'الثلاثاء').includes(text)),
        text,
      ).toBe(true)
    const fromTheLeft = lines.map((pieces) => pieces.join('').replaceAll(' ', ''))
    for (const text of ['€18,460', '+27215550142'])
      expect(
        fromTheLeft.some((line) => line.includes(text)),
        text,
      ).toBe(true)
  })
})

describe('days with few words', () => {
  const oneLiners = (count: number) =>
    Array.from({ length: count }, (_, index) => day(index + 1, null, { title: `Day of rest ${index + 1}` }))
  const daysIn = async (days: Publication['days']) => {
    const pages = await readPages(print({ ...samplePublication, sections: ['days'], days }))
    return pages
      .map((pieces) => pieces.filter(({ text }) => /^DAY \d+$/.test(text.trim())).length)
      .filter((count) => count > 0)
  }

  it('share a page, with about the same number on each', async () => {
    const pages = await daysIn(oneLiners(26))
    expect(pages.length).toBeLessThanOrEqual(4)
    expect(pages.reduce((sum, count) => sum + count, 0)).toBe(26)
    expect(Math.max(...pages) - Math.min(...pages)).toBeLessThanOrEqual(2)
  })

  it('follow on the page of a day with an image', async () => {
    const [first] = samplePublication.days
    const days = [{ ...first, segments: [], stay: null, n: 1, date: null }, ...oneLiners(4).slice(1)]
    expect(await daysIn(days as Publication['days'])).toEqual([4])
  })
})
