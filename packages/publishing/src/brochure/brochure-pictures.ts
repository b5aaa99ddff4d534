import type { Picture } from '@sojourn/contract/kit/picture'
import type { Publication, PublishedDay } from '@sojourn/contract/itinerary/publication'
import { picturesOfBlock } from '@sojourn/contract/site/site-block'
import { focalWithin } from './crop.ts'

/** A crop that the brochure needs. The caller cuts it with `cropAround` and scales it to `width` × `height`. */
export type BrochurePicture = {
  media: string
  /** Key of the crop: the same image may be needed in two shapes. */
  key: string
  /** PNG keeps the transparency of a logo. */
  format: 'jpeg' | 'png'
  /** Pixels at 200 dpi, or the largest size of the same shape if the source is smaller. */
  width: number
  height: number
  focal: { x: number; y: number }
}

/** Shapes in millimetres as on the pages. Day pages crop heroes further around the focal point. */
const shapes = {
  cover: { width: 210, height: 297 },
  wide: { width: 210, height: 140 },
  half: { width: 84, height: 62 },
  /** As wide as the text of a Word document. */
  text: { width: 160, height: 100 },
  /** The upper part of a day card. */
  card: { width: 105, height: 52 },
  logo: null,
} as const
export type Shape = keyof typeof shapes

const dotsPerMillimetre = 200 / 25.4

type Shaped = { picture: Picture; shape: Shape }

/** Images of a day besides its hero: those of its segments, except stays, which show their own. */
export function dayPictures(day: PublishedDay): Shaped[] {
  const pictures = day.segments
    .filter(({ kind }) => kind !== 'accommodation')
    .flatMap((segment) => segment.pictures)
    .slice(0, 3)
  return pictures.map((picture) => ({ picture, shape: pictures.length === 1 ? 'wide' : 'half' }))
}

/** The image at the opening of the brochure: one from the gallery if that has enough, otherwise one from a day. */
export function openerOf({ gallery, sections, days, cover }: Publication): Picture | null {
  if (sections.includes('gallery') && gallery.length >= minBorrowed) return gallery.at(-1) ?? null
  if (!sections.includes('days')) return null
  const heroes = days.flatMap(({ hero }) => (hero !== null && hero.media !== cover?.media ? [hero] : []))
  return heroes[Math.floor(heroes.length / 2)] ?? null
}

/** The gallery as on its pages: in a grid, the first image is full-bleed, and a single one fills the whole page. */
export function galleryOf({ gallery, sections, company }: Publication): Shaped[] {
  if (!sections.includes('gallery')) return []
  const galleryPictures = gallery.length >= minBorrowed ? gallery.slice(0, -1) : gallery
  const isStrip = company.brand.galleryLayout === 'strip'
  const shapeOf = (index: number): Shape =>
    isStrip
      ? 'wide'
      : galleryPictures.length === 1
        ? 'cover'
        : index === 0 || galleryPictures.length === 2
          ? 'wide'
          : 'half'
  return galleryPictures.map((picture, index) => ({ picture, shape: shapeOf(index) }))
}

/** The shape of the cover's image: the whole page or half of it, or below the words. */
export const coverShapeOf = ({ company }: Pick<Publication, 'company'>): Shape =>
  company.brand.coverLayout === 'words' ? 'wide' : 'cover'

const minBorrowed = 6

const pictureKey = (picture: Picture, shape: Shape): string => `${picture.media}-${shape}`

/** Every crop in the brochure of this publication, each once. */
export function brochurePictures(publication: Publication): BrochurePicture[] {
  const hasSection = (section: Publication['sections'][number]) => publication.sections.includes(section)
  const { cover, company } = publication
  const days = hasSection('days') ? publication.days : []
  const stays = hasSection('stays') ? publication.stays : []
  const wanted: [Picture | null, Shape][] = [
    [cover, coverShapeOf(publication)],
    [hasSection('contact') ? cover : null, 'wide'],
    [openerOf(publication), 'wide'],
    [company.logo, 'logo'],
    ...days.flatMap((day): [Picture | null, Shape][] => [
      [day.hero, 'wide'],
      ...dayPictures(day).map(({ picture, shape }): [Picture, Shape] => [picture, shape]),
      ...day.segments.flatMap((segment): [Picture | null, Shape][] =>
        segment.kind === 'accommodation' ? [[segment.pictures[0] ?? null, 'half']] : [],
      ),
    ]),
    ...stays.map((stay): [Picture | null, Shape] => [stay.picture, 'half']),
    ...galleryOf(publication).map(({ picture, shape }): [Picture, Shape] => [picture, shape]),
    ...[...(hasSection('guides') ? publication.guides : []), ...(hasSection('pages') ? publication.pages : [])].flatMap(
      ({ blocks }) =>
        blocks.flatMap((block) =>
          picturesOfBlock(block).map((picture): [Picture, Shape] => [
            picture,
            block.type === 'hero' || block.type === 'image' ? 'wide' : 'half',
          ]),
        ),
    ),
  ]
  const crops = wanted.flatMap(([picture, shape]) => (picture ? [cropOf(picture, shape)] : []))
  return [...new Map(crops.map((crop) => [crop.key, crop])).values()]
}

/** The crop of a logo, which is also on invoices. */
export const logoCrop = (picture: Picture): BrochurePicture => cropOf(picture, 'logo')

/** The crop of an image in one shape. */
export function cropOf(picture: Picture, shape: Shape): BrochurePicture {
  const target = targetOf(picture, shape)
  return {
    media: picture.media,
    key: pictureKey(picture, shape),
    format: shape === 'logo' ? 'png' : 'jpeg',
    focal: picture.focal,
    ...target,
  }
}

/** Never more pixels than the source has. A logo keeps its own shape. */
function targetOf(picture: Picture, shape: Shape): { width: number; height: number } {
  const size = shapes[shape]
  if (size === null) {
    const scale = Math.min(1, 600 / picture.width, 240 / picture.height)
    return { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) }
  }
  const wish = {
    width: Math.round(size.width * dotsPerMillimetre),
    height: Math.round(size.height * dotsPerMillimetre),
  }
  const scale = Math.min(1, picture.width / wish.width, picture.height / wish.height)
  return { width: Math.max(1, Math.round(wish.width * scale)), height: Math.max(1, Math.round(wish.height * scale)) }
}

/** An image as the pages use it: its crop, texts, shape and the focal point within it. */
export function pictureEntry(picture: Picture, shape: Shape) {
  const target = targetOf(picture, shape)
  return {
    key: pictureKey(picture, shape),
    alt: picture.alt,
    caption: [picture.caption, picture.credit === null ? null : `Photograph: ${picture.credit}`]
      .filter(Boolean)
      .join(' · '),
    ratio: target.width / target.height,
    focal: focalWithin(picture, picture.focal, target),
  }
}
