import { type Picture, type PictureSource, toPicture } from '../kit/picture.ts'
import type { Read } from '../kit/define-resource.ts'
import type { RichText } from '../kit/rich-text.ts'
import type { companyPage } from '../resources/company-page.ts'

export type CompanyPage = Read<typeof companyPage>
export type PageBlock = CompanyPage['blocks'][number]

const legal: readonly CompanyPage['kind'][] = ['terms', 'privacy']

/** Whether pages of this kind are linked in the footer rather than in the navigation. */
export const isLegalKind = (kind: CompanyPage['kind']): boolean => legal.includes(kind)

/** A published itinerary on a page. `url` is null while it has no public link. */
export type SiteJourney = {
  title: string
  subtitle: string | null
  dayCount: number
  /** First day, `YYYY-MM-DD`. */
  startDate: string | null
  picture: Picture | null
  url: string | null
}

export type SiteDestination = { name: string; summary: string | null; picture: Picture | null }

export type SiteBlock =
  | { type: 'hero'; title: string; subtitle: string | null; picture: Picture | null }
  | { type: 'text'; body: RichText }
  | { type: 'image'; picture: Picture }
  | { type: 'gallery'; pictures: Picture[] }
  | {
      type: 'team'
      title: string | null
      members: { name: string; role: string | null; about: string | null; picture: Picture | null }[]
    }
  | { type: 'itinerary_list'; title: string | null; journeys: SiteJourney[] }
  | { type: 'destination_list'; title: string | null; destinations: SiteDestination[] }
  | { type: 'faq'; title: string | null; items: { question: string; answer: RichText }[] }
  | { type: 'enquiry_form'; title: string | null; intro: string | null }
  | { type: 'quote'; text: string; author: string | null }

/** The records that blocks refer to, by uuid. Those that are missing here are not shown. */
export type BlockSources = {
  media: ReadonlyMap<string, PictureSource>
  journeys: ReadonlyMap<string, SiteJourney>
  destinations: ReadonlyMap<string, SiteDestination>
}

/** What the blocks of pages refer to, so that it can be loaded before they are rendered. */
export const referencesOf = (blocks: readonly PageBlock[]) => {
  const media = new Set<string>()
  const itineraries = new Set<string>()
  const destinations = new Set<string>()
  for (const block of blocks) {
    if (block.type === 'hero' || block.type === 'image') if (block.media) media.add(block.media.media)
    if (block.type === 'gallery') for (const one of block.media) media.add(one.media)
    if (block.type === 'team') for (const one of block.members) if (one.media) media.add(one.media.media)
    if (block.type === 'itinerary_list') for (const one of block.itineraries) itineraries.add(one)
    if (block.type === 'destination_list') for (const one of block.destinations) destinations.add(one)
  }
  return { media: [...media], itineraries: [...itineraries], destinations: [...destinations] }
}

/** Blocks of an earlier version without references to records that no longer exist according to `isThere`. Texts stay. */
export const blocksWithout = (blocks: readonly PageBlock[], isThere: (uuid: string) => boolean): PageBlock[] =>
  blocks.flatMap((block): PageBlock[] => {
    const existingOrNull = <T extends { media: string }>(reference: T | null) =>
      reference && isThere(reference.media) ? reference : null
    switch (block.type) {
      case 'hero':
        return [{ ...block, media: existingOrNull(block.media) }]
      case 'image':
        return isThere(block.media.media) ? [block] : []
      case 'gallery':
        return [{ ...block, media: block.media.filter(({ media }) => isThere(media)) }]
      case 'team':
        return [
          { ...block, members: block.members.map((member) => ({ ...member, media: existingOrNull(member.media) })) },
        ]
      case 'itinerary_list':
        return [{ ...block, itineraries: block.itineraries.filter(isThere) }]
      case 'destination_list':
        return [{ ...block, destinations: block.destinations.filter(isThere) }]
      default:
        return [block]
    }
  })

/** The images of a block, in order. */
export const picturesOfBlock = (block: SiteBlock): Picture[] => {
  switch (block.type) {
    case 'hero':
    case 'image':
      return block.picture ? [block.picture] : []
    case 'gallery':
      return block.pictures
    case 'team':
      return block.members.flatMap(({ picture }) => picture ?? [])
    case 'itinerary_list':
      return block.journeys.flatMap(({ picture }) => picture ?? [])
    case 'destination_list':
      return block.destinations.flatMap(({ picture }) => picture ?? [])
    default:
      return []
  }
}

/** The blocks for visitors. Those without content are left out. */
export const siteBlocksOf = (blocks: readonly PageBlock[], sources: BlockSources): SiteBlock[] =>
  blocks.flatMap((block) => siteBlock(block, sources) ?? [])

const siteBlock = (block: PageBlock, { media, journeys, destinations }: BlockSources): SiteBlock | null => {
  switch (block.type) {
    case 'hero':
      return {
        type: 'hero',
        title: block.title,
        subtitle: block.subtitle,
        picture: toPicture(block.media, media),
      }
    case 'image': {
      const picture = toPicture(block.media, media)
      return picture && { type: 'image', picture }
    }
    case 'gallery': {
      const pictures = block.media.flatMap((reference) => toPicture(reference, media) ?? [])
      return pictures.length === 0 ? null : { type: 'gallery', pictures }
    }
    case 'team':
      return {
        type: 'team',
        title: block.title,
        members: block.members.map(({ name, role, about, media: reference }) => ({
          name,
          role,
          about,
          picture: toPicture(reference, media),
        })),
      }
    case 'itinerary_list': {
      const found = block.itineraries.flatMap((uuid) => journeys.get(uuid) ?? [])
      return found.length === 0 ? null : { type: 'itinerary_list', title: block.title, journeys: found }
    }
    case 'destination_list': {
      const found = block.destinations.flatMap((uuid) => destinations.get(uuid) ?? [])
      return found.length === 0 ? null : { type: 'destination_list', title: block.title, destinations: found }
    }
    case 'faq':
      return block.items.length === 0
        ? null
        : {
            type: 'faq',
            title: block.title,
            items: block.items.map(({ question, answer }) => ({ question, answer })),
          }
    case 'text':
      return { type: 'text', body: block.body }
    case 'enquiry_form':
      return { type: 'enquiry_form', title: block.title, intro: block.intro }
    case 'quote':
      return { type: 'quote', text: block.text, author: block.author }
  }
}
