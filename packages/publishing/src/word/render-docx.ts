import type { Publication, PublishedDay, PublishedSegment } from '@sojourn/contract/itinerary/publication'
import type { Picture } from '@sojourn/contract/kit/picture'
import { Document, ImageRun, LineRuleType, Packer, Paragraph, type Table } from 'docx'
import { brochureData } from '../brochure/brochure-data.ts'
import { cropOf, pictureEntry, type Shape } from '../brochure/brochure-pictures.ts'
import { ink, readableOnPaper } from '../brand-colours.ts'
import { visibleParts } from '../visible-parts.ts'
import { languageOf } from '../wording/language.ts'
import { isBooked } from '../wording/segments.ts'
import { wordsIn } from '../languages/words.ts'
import { xmlText } from '../xml.ts'
import { docxLists, docxRichText, headings } from './docx-rich-text.ts'
import { docxPrice, docxReading, docxStops } from './docx-sections.ts'
import { docxText } from './docx-text.ts'
import type { DocxWriter } from './docx-writer.ts'

/** Crops by their keys in `docxPictures`. Missing ones are left out. */
type Crops = ReadonlyMap<string, Uint8Array>
type Blocks = (Paragraph | Table)[]
type Data = ReturnType<typeof brochureData>

/** A publication as a Word document (DOCX, ISO/IEC 29500), with the sections that the page shows, in their order. */
export async function renderDocx(publication: Publication, crops: Crops): Promise<Uint8Array> {
  const visible = visibleParts(publication)
  const language = languageOf(publication)
  const words = wordsIn(language)
  const data = brochureData(visible, new Set(), words)
  const lists = docxLists()
  const text = docxText(language, JSON.stringify(visible), words)
  const writer: DocxWriter = {
    text,
    words,
    lists,
    heading: (words, level, look = {}) => text.line(words, { heading: headings[level - 1], ...look }),
    uiHeading: (words, level, look = {}) => text.uiLine(words, { heading: headings[level - 1], ...look }),
    rich: (outlined, level) => docxRichText(outlined, { text, lists, level }),
    picture: (picture, shape) => pictureOf(picture, shape, crops),
  }
  const children = [
    ...coverOf(visible, data, writer),
    ...visible.sections.flatMap((section) => sectionOf(section, visible, data, writer)),
  ]
  const document = new Document({
    title: xmlText(visible.title),
    creator: xmlText(visible.company.name),
    styles: stylesOf(language, readableOnPaper(visible.company.brand.primary)),
    numbering: { config: lists.config() },
    sections: [{ properties: { page: { size: a4, margin: margins } }, children }],
  })
  return Packer.toBuffer(document)
}

/** In twentieths of a point: A4 with a text width of 160 mm. */
const a4 = { width: 11_906, height: 16_838 }
const margins = { top: 1304, bottom: 1304, left: 1417, right: 1417 }

const pixelsPerMillimetre = 96 / 25.4
const widths: Partial<Record<Shape, number>> = { text: 160, half: 84 }

function pictureOf(picture: Picture | null | undefined, shape: Shape, crops: Crops): Blocks {
  if (!picture) return []
  const { key, format } = cropOf(picture, shape)
  const bytes = crops.get(key)
  if (!bytes) return []
  const { alt, ratio } = pictureEntry(picture, shape)
  const width = (widths[shape] ?? Math.min(50, 16 * ratio)) * pixelsPerMillimetre
  const transformation = { width: Math.round(width), height: Math.round(width / ratio) }
  const altText = { name: key, description: xmlText(alt) }
  const type = format === 'png' ? 'png' : 'jpg'
  return [
    new Paragraph({
      spacing: { before: 120, after: 120 },
      children: [new ImageRun({ type, data: bytes, transformation, altText })],
    }),
  ]
}

function coverOf(publication: Publication, data: Data, { text, picture }: DocxWriter): Blocks {
  const { company, cover, subtitle, title } = publication
  const logo = picture(company.logo && { ...company.logo, alt: company.name }, 'logo')
  return [
    ...(logo.length > 0 ? logo : [text.line(company.name, { spacing: { after: 240 }, run: { bold: true } })]),
    ...picture(cover, 'text'),
    text.line(title, { style: 'Title' }),
    ...(subtitle === null ? [] : [text.line(subtitle, { run: { italics: true, size: 28 } })]),
    text.uiLine(data.facts.join(' · '), { spacing: { after: 360 } }),
  ]
}

function sectionOf(
  section: Publication['sections'][number],
  publication: Publication,
  data: Data,
  writer: DocxWriter,
): Blocks {
  const { text, words, lists, uiHeading, rich } = writer
  switch (section) {
    case 'summary':
      return data.summary === null ? [] : [uiHeading(words.sections.yourJourney, 1), ...rich(data.summary, 2)]
    case 'highlights': {
      const numbering = { ...lists.numbers(1), level: 0 }
      const items = data.highlights.map((item) => text.line(item, { numbering }))
      return items.length === 0 ? [] : [uiHeading(words.sections.highlights, 1), ...items]
    }
    case 'route':
      return docxStops(data, writer)
    case 'days':
      return [
        uiHeading(words.sections.dayByDay, 1),
        ...data.days.flatMap((day, index) => dayOf(publication.days[index], day, writer)),
      ]
    case 'stays':
      return data.stays.length === 0
        ? []
        : [
            uiHeading(words.sections.whereYouStay, 1),
            ...data.stays.flatMap(({ title, place, nights, rooms, board }) => [
              writer.heading(title, 2),
              ...(place === null ? [] : [text.line(place)]),
              ...[nights, board].filter((line) => line !== null).map((line) => text.uiLine(line)),
              ...(rooms === '' ? [] : [text.line(rooms)]),
            ]),
          ]
    case 'price':
      return docxPrice(data.price, writer)
    case 'terms':
      return data.terms === null ? [] : [uiHeading(words.sections.termsAndConditions, 1), ...rich(data.terms, 2)]
    case 'guides':
      return publication.guides.flatMap((reading) => docxReading(reading, writer))
    case 'pages':
      return publication.pages.flatMap((reading) => docxReading(reading, writer))
    case 'contact':
      return contactOf(data, writer)
    // The gallery and the documents are on the page only.
    case 'gallery':
    case 'documents':
      return []
  }
}

function dayOf(day: PublishedDay | undefined, data: Data['days'][number], writer: DocxWriter): Blocks {
  const { text, words, rich, picture, uiHeading, heading } = writer
  const isNamed = data.title !== ''
  const segments = day?.segments ?? []
  const [stays, events] = [segments.filter(isStay), segments.filter((segment) => !isStay(segment))]
  return [
    isNamed
      ? heading(words.days.titledDay({ day: data.number, title: data.title }), 2, { keepNext: true })
      : uiHeading(data.label, 2, { keepNext: true }),
    ...[data.date, data.routeLine]
      .filter((line) => line !== null)
      .map((line) => text.line(line, { run: { color: soft } })),
    ...picture(day?.hero, 'text'),
    ...rich(data.description, 3),
    ...data.segments.flatMap((segment, index) => [
      heading([segment.time, segment.title].filter(Boolean).join(' '), 3, { keepNext: true }),
      ...linesOf([segment.kind, segment.leg, segment.facts], writer),
      ...picture(events[index]?.pictures[0], 'half'),
      ...rich(segment.description, 4),
      ...labelled(words.days.included, segment.included, writer),
      ...labelled(words.days.notIncluded, segment.excluded, writer),
      ...linesOf([segment.note], writer),
    ]),
    ...data.stays.flatMap((stay, index) => [
      heading(stay.title, 3, { keepNext: true }),
      ...linesOf([stay.when, ...stay.lines], writer),
      ...picture(stays[index]?.pictures[0], 'half'),
      ...rich(stay.description, 4),
    ]),
    ...(data.meals === null ? [] : [text.uiLine(`${words.days.meals}: ${data.meals}`)]),
  ]
}

const isStay = (segment: PublishedSegment): boolean => segment.kind === 'accommodation' && isBooked(segment)

const soft = '5D5346'

const linesOf = (lines: (string | null)[], { text }: DocxWriter): Blocks =>
  lines.flatMap((words) => (words === null || words === '' ? [] : [text.line(words)]))

const labelled = (label: string, words: string, { text }: DocxWriter): Blocks =>
  words === ''
    ? []
    : [
        new Paragraph({
          bidirectional: text.isRightToLeft,
          children: [...text.ui(`${label}: `, { bold: true }), ...text.runs(words)],
        }),
      ]

function contactOf({ designer, company }: Data, writer: DocxWriter): Blocks {
  const { text, words, uiHeading } = writer
  return [
    uiHeading(words.sections.contact, 1),
    ...(designer === null
      ? []
      : linesOf([designer.name, designer.jobTitle, ...designer.links.map((link) => link.text)], writer)),
    text.line(company.name, { spacing: { before: 240 }, run: { bold: true } }),
    ...linesOf([...company.lines, ...company.links.map((link) => link.text)], writer),
  ]
}

function stylesOf(language: string, accent: string) {
  const heading = (size: number, before: number) => ({
    run: { font: 'Georgia', size, color: accent.slice(1) },
    paragraph: { spacing: { before, after: 120 }, keepNext: true },
  })
  const small = {
    run: { font: 'Calibri', size: 22, bold: true, color: ink.slice(1) },
    paragraph: { spacing: { before: 160, after: 60 } },
  }
  return {
    default: {
      document: {
        run: {
          font: 'Calibri',
          size: 22,
          color: ink.slice(1),
          language: { value: language, eastAsia: language, bidirectional: language },
        },
        paragraph: { spacing: { after: 120, line: 276, lineRule: LineRuleType.AUTO } },
      },
      title: { ...heading(64, 240), run: { font: 'Georgia', size: 64, color: ink.slice(1) } },
      heading1: heading(40, 480),
      heading2: heading(30, 360),
      heading3: { ...small, run: { ...small.run, size: 24 } },
      heading4: small,
      heading5: small,
      heading6: small,
    },
  }
}
