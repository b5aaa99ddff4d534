import {
  maxDocumentNameLength,
  maxHighlightLength,
  maxInclusionLength,
  maxNotesLength,
  maxPaymentLabelLength,
  maxServiceLengths,
  maxSubtitleLength,
  maxTitleLength,
} from '../document/document-limits.ts'
import { maxCaptionLength } from '../kit/field-limits.ts'
import { plainText } from '../kit/plain-text.ts'
import type { RichText } from '../kit/rich-text.ts'
import type { TranslatedResource } from './translated-resources.ts'
import { fitsText, type SourceText, type TextForm, type TextValue } from './text-kinds.ts'

type Fields = Readonly<Record<string, unknown>>

/** All texts of a record that can be translated, in the order in which they are read. Empty ones are left out. */
export const textsOf = (resource: TranslatedResource, record: Fields): SourceText[] => {
  const found: SourceText[] = []
  walks[resource](record, (text) => {
    found.push(text)
    return undefined
  })
  return found
}

/** A record with other texts where `translate` returns one that fits, and everything else as it was. */
export const withTexts = <R extends Fields>(
  resource: TranslatedResource,
  record: R,
  translate: (text: SourceText) => TextValue | undefined,
): R => ({
  ...record,
  ...walks[resource](record, ifFitting(translate)),
})

const ifFitting =
  (translate: Visit): Visit =>
  (text) => {
    const translation = translate(text)
    return translation !== undefined && fitsText(text, translation) ? translation : undefined
  }

/** The texts of a media item that clients read or hear. A decorative image is not described to them. */
export type MediaTexts = { alt: string | null; caption: string | null; decorative: boolean }

/** The texts of the images and files that an itinerary shows. They are translated with the itinerary. */
export const textsOfMedia = (media: ReadonlyMap<string, MediaTexts>): SourceText[] => {
  const found: SourceText[] = []
  withMediaTexts(media, (text) => {
    found.push(text)
    return undefined
  })
  return found
}

/** The same media items with other texts where `translate` returns one that fits. */
export const withMediaTexts = <M extends MediaTexts>(
  media: ReadonlyMap<string, M>,
  translate: (text: SourceText) => TextValue | undefined,
): Map<string, M> => {
  const visit = ifFitting(translate)
  return new Map(
    [...media].map(([uuid, item]) => {
      const path = `media/${uuid}/`
      return [
        uuid,
        { ...item, ...(item.decorative ? {} : altText(item, visit, path)), ...captionText(item, visit, path) },
      ]
    }),
  )
}

/** Returns a text instead of the one that it is given; undefined to leave that as it is. */
type Visit = (text: SourceText) => TextValue | undefined

/** Visits the texts of a record, and returns the fields that have others. */
type Walk = (record: Fields, visit: Visit) => Fields

const line = (maxLength: number): TextForm => ({ kind: 'line', maxLength })
const prose = (maxLength: number): TextForm => ({ kind: 'prose', maxLength })
const lines = (maxLength: number): TextForm => ({ kind: 'lines', maxLength })
const richText: TextForm = { kind: 'richText', maxLength: 0 }

const walkFields =
  (forms: Readonly<Record<string, TextForm>>): ((record: Fields, visit: Visit, path?: string) => Fields) =>
  (record, visit, path = '') =>
    Object.fromEntries(
      Object.entries(forms).flatMap(([name, form]) => {
        const value = record[name]
        if (!isText(value)) return []
        const text = visit({ ...form, path: `${path}${name}`, value })
        return text === undefined ? [] : [[name, text]]
      }),
    )

/** A text with something to read. Values that are no texts are left out. */
const isText = (value: unknown): value is TextValue => {
  if (typeof value === 'string') return value.trim() !== ''
  if (Array.isArray(value)) return value.length > 0 && value.every((one) => typeof one === 'string')
  return typeof value === 'object' && value !== null && 'type' in value && plainText(asRichText(value)).trim() !== ''
}

/** A record's only objects with a type, where a rich text may be, are rich texts. */
const asRichText = (value: object) => value as RichText

const asRecords = (value: unknown): Fields[] => (Array.isArray(value) ? (value as Fields[]) : [])

/** Items are named by their uuid, and references to media by that of the media item. */
const nameOfItem = ({ uuid, media }: Fields): string | undefined =>
  typeof uuid === 'string' ? uuid : typeof media === 'string' ? media : undefined

/** The same of a list in a record; each item is named by its uuid, or by its place if it has none. */
const walkList =
  (
    name: string,
    walkItem: (item: Fields, visit: Visit, path: string) => Fields,
  ): ((record: Fields, visit: Visit, path?: string) => Fields) =>
  (record, visit, path = '') => {
    let isOther = false
    const items = asRecords(record[name]).map((item, index) => {
      const texts = walkItem(item, visit, `${path}${name}/${nameOfItem(item) ?? index}/`)
      if (Object.keys(texts).length === 0) return item
      isOther = true
      return { ...item, ...texts }
    })
    return isOther ? { [name]: items } : {}
  }

/** One text of each item of a list, together as lines: an item is often one word, and its neighbours say what it means. */
const walkColumn =
  (name: string, key: string, maxLength: number): ((record: Fields, visit: Visit, path?: string) => Fields) =>
  (record, visit, path = '') => {
    const items = asRecords(record[name])
    const value = items.map((item) => (typeof item[key] === 'string' ? item[key] : ''))
    if (items.length === 0) return {}
    const texts = visit({ ...lines(maxLength), path: `${path}${name}`, value })
    return Array.isArray(texts) ? { [name]: items.map((item, index) => ({ ...item, [key]: texts[index] })) } : {}
  }

const altText = walkFields({ alt: line(maxCaptionLength) })
const captionText = walkFields({ caption: line(maxCaptionLength) })
/** The texts that replace those of a media item where it is used. */
const inUse = walkFields({ caption: line(maxCaptionLength), alt: line(maxCaptionLength) })

/** An item of a record that is a record itself, such as the cover. */
const walkPart =
  (
    name: string,
    walk: (part: Fields, visit: Visit, path: string) => Fields,
  ): ((record: Fields, visit: Visit, path?: string) => Fields) =>
  (record, visit, path = '') => {
    const part = record[name]
    if (typeof part !== 'object' || part === null) return {}
    const texts = walk(asFields(part), visit, `${path}${name}/`)
    return Object.keys(texts).length === 0 ? {} : { [name]: { ...part, ...texts } }
  }

const opening = walkFields({
  title: line(maxTitleLength),
  subtitle: line(maxSubtitleLength),
  summary: richText,
  highlights: lines(maxHighlightLength),
  travelStyles: lines(40),
})
const cover = walkPart('cover', inUse)
const hero = walkPart('hero', inUse)
const galleryTexts = walkList('gallery', inUse)
const fileTexts = walkList('documents', inUse)
const mediaTexts = walkList('media', inUse)
const namesOfDocuments = walkFields({ name: line(maxDocumentNameLength) })
const documentTexts = walkList('documents', (file, visit, path) =>
  file.isVisible === true ? namesOfDocuments(file, visit, path) : {},
)
const closing = walkFields({ priceIncludes: richText, priceExcludes: richText, terms: richText })
const payments = walkColumn('paymentSchedule', 'label', maxPaymentLabelLength)
const dayTexts = walkFields({ title: line(maxTitleLength), routeLine: line(maxTitleLength), description: richText })
const contentTexts = walkFields({
  title: line(maxTitleLength),
  description: richText,
  included: lines(maxInclusionLength),
  excluded: lines(maxInclusionLength),
})
const segmentTexts = walkFields({ notesClient: prose(maxNotesLength), class: line(maxServiceLengths.class) })
const roomTexts = walkColumn('rooms', 'type', maxTitleLength)

/** The texts of a segment. What the designer has overridden is read, and so it is what is translated. */
const walkSegment = (segment: Fields, visit: Visit, path: string): Fields => {
  const overrides = asFields(segment.overrides)
  const shown = { ...segment, ...overrides }
  const content = { ...contentTexts(shown, visit, path), ...mediaTexts(shown, visit, path) }
  const own = Object.entries(content).filter(([name]) => !(name in overrides))
  const overridden = Object.entries(content).filter(([name]) => name in overrides)
  return {
    ...Object.fromEntries(own),
    ...(overridden.length > 0 ? { overrides: { ...overrides, ...Object.fromEntries(overridden) } } : {}),
    ...segmentTexts(segment, visit, path),
    ...roomTexts(segment, visit, path),
    ...documentTexts(segment, visit, path),
  }
}

const asFields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})

/** Day by day, with the segments that begin on it. Clients do not read unscheduled ones, so they are left out. */
const walkItinerary: Walk = (itinerary, visit) => {
  const first = {
    ...opening(itinerary, visit),
    ...cover(itinerary, visit),
    ...galleryTexts(itinerary, visit),
  }
  const days = asRecords(itinerary.days)
  const segments = new Map<unknown, Fields>(asRecords(itinerary.segments).map((segment) => [segment.uuid, segment]))
  const walked = days.map((day, index) => {
    const path = `days/${String(day.uuid)}/`
    const own = { ...dayTexts(day, visit, path), ...hero(day, visit, path) }
    for (const [uuid, segment] of segments)
      if (segment.day === index)
        segments.set(uuid, { ...segment, ...walkSegment(segment, visit, `segments/${String(uuid)}/`) })
    return { ...day, ...own }
  })
  return {
    ...first,
    ...(days.length > 0 ? { days: walked, segments: [...segments.values()] } : {}),
    ...payments(itinerary, visit),
    ...closing(itinerary, visit),
    ...fileTexts(itinerary, visit),
  }
}

const guideTitle = walkFields({ title: line(160) })
const guideSections = walkList('sections', walkFields({ heading: line(160), body: richText }))
const pageTitle = walkFields({ title: line(160) })
const blockTexts = walkFields({
  title: line(160),
  subtitle: line(300),
  body: richText,
  intro: prose(1000),
  text: prose(1000),
})
const blockMembers = walkList('members', walkFields({ role: line(160), about: prose(2000) }))
const blockItems = walkList('items', walkFields({ question: line(300), answer: richText }))
const pageBlocks = walkList('blocks', (block, visit, path) => ({
  ...blockTexts(block, visit, path),
  ...blockMembers(block, visit, path),
  ...blockItems(block, visit, path),
}))

const name = line(160)
const walks: Readonly<Record<TranslatedResource, Walk>> = {
  itinerary: walkItinerary,
  accommodation: walkFields({ name, teaser: line(300), description: richText }),
  excursion: walkFields({
    name,
    description: richText,
    included: lines(maxInclusionLength),
    excluded: lines(maxInclusionLength),
  }),
  destination: walkFields({ name, description: richText, highlights: lines(200) }),
  guide: (guide, visit) => ({ ...guideTitle(guide, visit), ...guideSections(guide, visit) }),
  'company-page': (page, visit) => ({ ...pageTitle(page, visit), ...pageBlocks(page, visit) }),
}

/** The field of a library item whose translation belongs to the text of a segment that was taken from it. */
export const libraryField = (field: string): string => (field === 'title' ? 'name' : field)
