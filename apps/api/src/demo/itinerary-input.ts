import { randomUUID } from 'node:crypto'
import type { CreateInput } from '@sojourn/contract/kit/define-resource'
import { paragraphs, type RichText } from '@sojourn/contract/kit/rich-text'
import type { itinerary } from '@sojourn/contract/resources/itinerary'
import type { PriceContent, ItineraryContent } from '@sojourn/demo/content'
import { daysAfter } from './day-arithmetic.ts'
import { segmentInput } from './segment-input.ts'
import { mediaRefs, type KeyedRecords, take, uuidOf } from './keyed-records.ts'

type Setting = { records: KeyedRecords; today: string; currency: string; owner: string | null }

/** The input of an itinerary, with dates relative to today. */
export const itineraryInput = (content: ItineraryContent, setting: Setting): CreateInput<typeof itinerary> => {
  const { records, today, currency } = setting
  const contactOf = (key: string) => uuidOf(records, 'contact', key)
  return {
    isTemplate: content.status === undefined,
    title: content.title,
    reference: content.reference,
    subtitle: content.subtitle,
    summary: paragraphs(...content.summary),
    highlights: content.highlights,
    travelStyles: content.travelStyles,
    tags: content.tags,
    cover: { media: take(records.pictures, content.cover, 'picture'), role: 'hero' },
    gallery: mediaRefs(records, content.gallery ?? []).map(({ media }) => ({ media, role: 'gallery' })),
    startDate: content.startsIn === undefined ? null : daysAfter(today, content.startsIn),
    dayCount: content.days.length,
    days: content.days.map((day) => ({
      uuid: randomUUID(),
      title: day.title,
      routeLine: day.route,
      description: paragraphs(...day.text),
      destination: take(records.destinations, day.destination, 'destination').uuid,
      hero: { media: take(records.pictures, day.hero, 'picture'), role: 'hero' },
      notesInternal: day.notesInternal,
    })),
    segments: content.days.flatMap((day, index) =>
      day.segments.map((segment) =>
        segmentInput(segment, {
          day: index,
          destination: day.destination,
          currency,
          booking: content.booking ?? 'not_requested',
          records,
        }),
      ),
    ),
    ...content.party,
    travellers: content.travellers?.map(({ contact, ...rest }) => ({ contact: contactOf(contact), ...rest })),
    owner: setting.owner,
    client: content.client === undefined ? null : contactOf(content.client),
    agency: content.agency === undefined ? null : contactOf(content.agency),
    currency,
    ...(content.price ? priceFields(content.price, setting) : {}),
    theme: content.theme,
    guides: content.guides?.map((key) => take(records.guides, key, 'guide').uuid),
    pages: content.pages?.map((key) => take(records.pages, key, 'page').uuid),
    terms: content.terms && paragraphs(...content.terms),
    heldUntil: content.heldForDays === undefined ? null : `${daysAfter(today, content.heldForDays)}T16:00:00.000Z`,
  }
}

const priceFields = (price: PriceContent, { today, currency }: Setting) => ({
  priceMode: price.mode,
  markupBps: price.markupBps,
  roundTo: price.roundTo,
  displayPrice: price.display === undefined ? null : { amount: price.display, currency },
  priceIncludes: price.includes && bulletList(price.includes),
  priceExcludes: price.excludes && bulletList(price.excludes),
  deposit: price.deposit && { percentBps: price.deposit.percentBps, due: daysAfter(today, price.deposit.dueIn) },
  paymentSchedule: price.schedule?.map(({ label, amount, dueIn }) => ({
    label,
    amount: { amount, currency },
    due: daysAfter(today, dueIn),
  })),
  validUntil: price.validForDays === undefined ? null : daysAfter(today, price.validForDays),
})

const bulletList = (items: readonly string[]): RichText => ({
  type: 'doc',
  content: [
    {
      type: 'bulletList',
      content: items.map((item) => ({ type: 'listItem', content: paragraphs(item).content.filter(isParagraph) })),
    },
  ],
})

type Block = RichText['content'][number]
const isParagraph = (block: Block): block is Extract<Block, { type: 'paragraph' }> => block.type === 'paragraph'
