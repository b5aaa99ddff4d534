import type { Publication } from '@sojourn/contract/itinerary/publication'
import type { Picture } from '@sojourn/contract/kit/picture'
import { ink, paper, printedBrand } from '../brand-colours.ts'
import { brochureData } from '../brochure/brochure-data.ts'
import { type BrochurePicture, cropOf, pictureEntry, type Shape } from '../brochure/brochure-pictures.ts'
import type { Words } from '../languages/words.ts'
import { visibleParts } from '../visible-parts.ts'

/** The crops that the summary of a publication needs. */
export const summaryPictures = ({ cover, company }: Pick<Publication, 'cover' | 'company'>): BrochurePicture[] => [
  ...(cover ? [cropOf(cover, 'wide')] : []),
  ...(company.logo ? [cropOf(company.logo, 'logo')] : []),
]

/** The data of a summary. Images without a crop are left out. */
export function summaryData(publication: Publication, crops: ReadonlySet<string>, words: Words) {
  const { summary: texts } = words
  const visible = visibleParts(publication)
  const { company, cover } = visible
  const { title, subtitle, facts, stops, days, price, designer, company: reach } = brochureData(visible, crops, words)
  const findPicture = (picture: Picture | null, shape: Shape) => {
    const entry = picture && pictureEntry(picture, shape)
    return entry && crops.has(entry.key) ? entry : null
  }
  const links = [...(designer?.links ?? []), ...reach.links]
  return {
    documentTitle: texts.summaryOf({ title }),
    heading: texts.summary,
    theme: visible.theme,
    paper,
    ink,
    brand: printedBrand(company.brand),
    logo: findPicture(company.logo && { ...company.logo, alt: company.name }, 'logo'),
    company: company.name,
    small: [company.registration, company.licence].filter((text) => text != null),
    cover: findPicture(cover, 'wide'),
    title,
    subtitle,
    facts,
    stops: stops.map(({ place }) => place),
    heads: [texts.day, texts.date, texts.programme, texts.overnight],
    days: days.map(({ number, shortDate, title: name, place, night }) => ({
      number,
      date: shortDate ?? '',
      title: name,
      place: place !== null && place !== name ? place : '',
      night: night ?? '',
    })),
    price: price && {
      label: texts.price,
      figure: price.figure,
      basis: price.aside === null ? price.basis : `${price.basis} · ${price.aside}`,
      validity: price.validity,
    },
    contact: {
      label: texts.contact,
      name: designer?.name ?? company.name,
      links: links.filter((link, index) => links.findIndex(({ href }) => href === link.href) === index),
    },
    hasContact: visible.sections.includes('contact'),
  }
}
