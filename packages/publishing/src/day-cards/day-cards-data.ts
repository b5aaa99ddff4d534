import type { Publication } from '@sojourn/contract/itinerary/publication'
import type { Picture } from '@sojourn/contract/kit/picture'
import { ink, paper, printedBrand } from '../brand-colours.ts'
import { brochureData } from '../brochure/brochure-data.ts'
import { type BrochurePicture, cropOf, pictureEntry, type Shape } from '../brochure/brochure-pictures.ts'
import type { Words } from '../languages/words.ts'
import { visibleParts } from '../visible-parts.ts'

/** The crops that the day cards of a publication need, each once. */
export const dayCardPictures = (publication: Publication): BrochurePicture[] => {
  const { cover, company, days } = visibleParts(publication)
  const crops = [
    ...[cover, ...days.map(({ hero }) => hero)].flatMap((picture) => (picture ? [cropOf(picture, 'card')] : [])),
    ...(company.logo ? [cropOf(company.logo, 'logo')] : []),
  ]
  return [...new Map(crops.map((crop) => [crop.key, crop])).values()]
}

/** The data of the day cards: a first card with the journey and whom to contact, then one of each day. Images without a crop are left out. */
export function dayCardsData(publication: Publication, crops: ReadonlySet<string>, words: Words) {
  const visible = visibleParts(publication)
  const { company, cover } = visible
  const { texts, title, subtitle, facts, days, designer, company: reach } = brochureData(visible, crops, words)
  const findPicture = (picture: Picture | null, shape: Shape) => {
    const entry = picture && pictureEntry(picture, shape)
    return entry && crops.has(entry.key) ? entry : null
  }
  const links = [...(designer?.links ?? []), ...reach.links]
  return {
    texts,
    documentTitle: words.summary.dayCardsOf({ title }),
    heading: words.summary.dayCards,
    theme: visible.theme,
    paper,
    ink,
    brand: printedBrand(company.brand),
    logo: findPicture(company.logo && { ...company.logo, alt: company.name }, 'logo'),
    company: company.name,
    cover: findPicture(cover, 'card'),
    title,
    subtitle,
    facts,
    contact: visible.sections.includes('contact') && {
      label: words.summary.contact,
      name: designer?.name ?? company.name,
      links: links.filter((link, index) => links.findIndex(({ href }) => href === link.href) === index),
    },
    days: days.map((day, index) => ({
      label: day.label,
      date: day.date,
      title: day.title,
      place: day.place !== null && day.place !== day.title ? day.place : null,
      picture: findPicture(visible.days[index]?.hero ?? null, 'card'),
      segments: day.segments.map(({ time, kind, title: name, leg }) => ({ time, kind, title: name, leg })),
      stays: day.stays.map(({ when, title: name, lines }) => ({ when, title: name, lines })),
      meals: day.meals,
    })),
  }
}
