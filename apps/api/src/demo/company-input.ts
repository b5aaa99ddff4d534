import { randomUUID } from 'node:crypto'
import type { CreateInput } from '@sojourn/contract/kit/define-resource'
import { paragraphs } from '@sojourn/contract/kit/rich-text'
import type { companyPage } from '@sojourn/contract/resources/company-page'
import type { guide } from '@sojourn/contract/resources/guide'
import type { supplier } from '@sojourn/contract/resources/supplier'
import type { BlockContent, GuideContent, PageContent, SupplierContent } from '@sojourn/demo/content'
import { daysAfter } from './day-arithmetic.ts'
import { type KeyedRecords, take } from './keyed-records.ts'

type Setting = { records: KeyedRecords; today: string; currency: string }

/** The input of a supplier. */
export const supplierInput = (
  content: SupplierContent,
  { today, currency }: Omit<Setting, 'records'>,
): CreateInput<typeof supplier> => ({
  name: content.name,
  legalName: content.legalName,
  kinds: content.kinds,
  status: content.status,
  email: content.email,
  phone: content.phone,
  emergencyPhone: content.emergencyPhone,
  location: {
    label: content.at.label,
    lat: content.at.at[0],
    lng: content.at.at[1],
    country: content.country,
    timezone: content.timezone,
  },
  paymentTermsDays: content.terms,
  commissionBps: content.commissionBps,
  currency,
  insuranceExpiry: content.insuranceUntil === undefined ? null : daysAfter(today, content.insuranceUntil),
  rating: content.rating,
  notes: paragraphs(...content.notes),
})

/** The input of a guide. */
export const guideInput = (
  content: GuideContent,
  { records, today }: Omit<Setting, 'currency'>,
): CreateInput<typeof guide> => ({
  title: content.title,
  kind: content.kind,
  languages: content.languages ?? ['en'],
  audience: content.audience,
  status: content.status,
  destinations: content.destinations.map((key) => take(records.destinations, key, 'destination').uuid),
  cover: content.cover === undefined ? null : { media: take(records.pictures, content.cover, 'picture'), role: 'hero' },
  sections: content.sections.map(({ heading, body }) => ({ heading, body: paragraphs(...body) })),
  validUntil: content.validForDays === undefined ? null : daysAfter(today, content.validForDays),
})

/** The input of a page. */
export const pageInput = (content: PageContent, records: KeyedRecords): CreateInput<typeof companyPage> => ({
  slug: content.slug,
  title: content.title,
  kind: content.kind,
  status: content.status,
  navOrder: content.navOrder,
  seo: content.seo,
  blocks: content.blocks.map((block) => ({ uuid: randomUUID(), ...blockInput(block, records) })),
})

type BlockInput = NonNullable<CreateInput<typeof companyPage>['blocks']>[number]
type WithoutUuid<B> = B extends { uuid: string } ? Omit<B, 'uuid'> : never

const blockInput = (block: BlockContent, records: KeyedRecords): WithoutUuid<BlockInput> => {
  const picture = (name: string, role: 'hero' | 'gallery') => ({ media: take(records.pictures, name, 'picture'), role })
  if ('hero' in block) {
    const { title, subtitle = null, picture: name } = block.hero
    return { type: 'hero', title, subtitle, media: picture(name, 'hero') }
  }
  if ('text' in block) return { type: 'text', body: paragraphs(...block.text) }
  if ('image' in block) return { type: 'image', media: picture(block.image, 'gallery') }
  if ('gallery' in block) return { type: 'gallery', media: block.gallery.map((name) => picture(name, 'gallery')) }
  if ('team' in block) return { type: 'team', title: block.team.title, members: [...block.team.members] }
  if ('destinations' in block) {
    const destinations = block.destinations.keys.map((key) => take(records.destinations, key, 'destination').uuid)
    return { type: 'destination_list', title: block.destinations.title, destinations }
  }
  if ('journeys' in block) {
    const itineraries = block.journeys.keys.map((key) => take(records.itineraries, key, 'itinerary'))
    return { type: 'itinerary_list', title: block.journeys.title, itineraries }
  }
  if ('faq' in block) {
    const items = block.faq.items.map(({ question, answer }) => ({ question, answer: paragraphs(answer) }))
    return { type: 'faq', title: block.faq.title, items }
  }
  if ('enquiry' in block) return { type: 'enquiry_form', ...block.enquiry }
  return { type: 'quote', ...block.quote }
}

/** Whether a page shows itineraries, and must therefore be created after them. */
export const namesItineraries = ({ blocks }: PageContent): boolean => blocks.some((block) => 'journeys' in block)

/** The images that a guide or a page shows. */
export const picturesOfGuide = ({ cover }: GuideContent): string[] => (cover === undefined ? [] : [cover])
export const picturesOfPage = ({ blocks }: PageContent): string[] =>
  blocks.flatMap((block) => {
    if ('hero' in block) return [block.hero.picture]
    if ('image' in block) return [block.image]
    return 'gallery' in block ? block.gallery : []
  })
