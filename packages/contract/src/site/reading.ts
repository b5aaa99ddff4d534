import { type PictureSource, toPicture } from '../kit/picture.ts'
import type { Read } from '../kit/define-resource.ts'
import { plainText } from '../kit/plain-text.ts'
import { paragraphs, type RichText } from '../kit/rich-text.ts'
import type { guide } from '../resources/guide.ts'
import { type CompanyPage, isLegalKind, referencesOf, type SiteBlock, siteBlocksOf } from './site-block.ts'

type Guide = Read<typeof guide>
type Media = ReadonlyMap<string, PictureSource>

/** A company page or a travel guide that is published with an itinerary, as of the time of publication. */
export type Reading = {
  title: string
  /** Whether it is set in smaller type, as terms and conditions are. */
  isSmallPrint: boolean
  blocks: ReadingBlock[]
}

/** Blocks that lead away from an itinerary (lists of others, the enquiry form) are only shown on the company's site. */
export type ReadingBlock = Exclude<SiteBlock, { type: 'itinerary_list' | 'destination_list' | 'enquiry_form' }>

export type TravellingPage = Pick<CompanyPage, 'title' | 'kind' | 'blocks'>
export type TravellingGuide = Pick<Guide, 'title' | 'cover' | 'sections'>

/** Drafts are not published with an itinerary. */
export const pageTravels = ({ status }: Pick<CompanyPage, 'status'>): boolean => status === 'published'

/** Drafts, guides for members, and guides that expired before `today` (`YYYY-MM-DD`) are not published with an itinerary. */
export const guideTravels = (
  { status, audience, validUntil }: Pick<Guide, 'status' | 'audience' | 'validUntil'>,
  today: string,
): boolean => status === 'published' && audience === 'client' && (validUntil === null || validUntil >= today)

export const mediaOfPage = ({ blocks }: Pick<CompanyPage, 'blocks'>): string[] => referencesOf(blocks).media

export const mediaOfGuide = ({ cover, sections }: Pick<Guide, 'cover' | 'sections'>): string[] =>
  [...(cover ? [cover] : []), ...sections.flatMap(({ media }) => media)].map(({ media }) => media)

/** A company page for an itinerary; null if it has no content to show there. */
export const readingOfPage = ({ title, kind, blocks }: TravellingPage, media: Media): Reading | null => {
  const sources = { media, journeys: new Map(), destinations: new Map() }
  return readingOf(title, isLegalKind(kind), siteBlocksOf(blocks, sources).filter(isReading))
}

/** A guide for an itinerary, with all its sections. */
export const readingOfGuide = ({ title, cover, sections }: TravellingGuide, media: Media): Reading | null => {
  const picture = toPicture(cover, media)
  return readingOf(title, false, [
    ...(picture ? [{ type: 'image' as const, picture }] : []),
    ...sections.flatMap((section): ReadingBlock[] => {
      const pictures = section.media.flatMap((reference) => toPicture(reference, media) ?? [])
      return [
        { type: 'text', body: underHeading(section.heading, section.location?.label ?? null, section.body) },
        ...(pictures.length > 0 ? [{ type: 'gallery' as const, pictures }] : []),
      ]
    }),
  ])
}

const readingOf = (title: string, isSmallPrint: boolean, all: ReadingBlock[]): Reading | null => {
  const blocks = all.filter((block) => saysMore(block, title))
  return blocks.length === 0 ? null : { title, isSmallPrint, blocks }
}

/** Whether a block has any content besides the title above it. Editors leave empty paragraphs. */
const saysMore = (block: ReadingBlock, title: string): boolean => {
  if (block.type === 'text') return plainText(block.body).trim() !== ''
  if (block.type === 'hero') return block.picture !== null || block.subtitle !== null || block.title !== title
  return block.type !== 'team' || block.members.length > 0
}

const isReading = (block: SiteBlock): block is ReadingBlock =>
  block.type !== 'itinerary_list' && block.type !== 'destination_list' && block.type !== 'enquiry_form'

const underHeading = (heading: string, place: string | null, body: RichText | null): RichText => ({
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: heading }] },
    ...(place === null || place === '' ? [] : paragraphs(place).content),
    // The heading of the section must be larger than those in its text.
    ...(body?.content ?? []).map((node) =>
      node.type === 'heading' ? { ...node, attrs: { level: 4 as const } } : node,
    ),
  ],
})
