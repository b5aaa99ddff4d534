import type { Reading, ReadingBlock } from '@sojourn/contract/site/reading'
import { coverLayouts, dayLayouts, galleryLayouts } from '@sojourn/contract/document/brand-choices'
import type { Picture } from '@sojourn/contract/kit/picture'
import type {
  Publication,
  PublishedDay,
  PublishedPrice,
  PublishedSegment,
} from '@sojourn/contract/itinerary/publication'
import { ink, paper, printedBrand } from '../brand-colours.ts'
import { isVisible, outlinedText } from '../rich-text-outline.ts'
import type { Words } from '../languages/words.ts'
import { factsOf, mapTitle } from '../wording/facts.ts'
import { nightsAgain, nightsOf, peopleText } from '../wording/nights.ts'
import { phoneText } from '../wording/phone.ts'
import { choiceText, depositText, dueText, priceAside, priceHeadline, validityText } from '../wording/price.ts'
import { arrangedText, isBooked, kindText, legText, segmentFacts, stayText, timeText } from '../wording/segments.ts'
import { brochureLines } from '../wording/small-print.ts'
import { roleText } from '../wording/role.ts'
import { shortened } from '../wording/shortened.ts'
import { boardText, mealsText, nightCount, nightsText, roomsText } from '../wording/itinerary.ts'
import { coverShapeOf, dayPictures, galleryOf, openerOf, pictureEntry, type Shape } from './brochure-pictures.ts'

/** The data of a brochure. Images without a crop are left out. */
export function brochureData(publication: Publication, crops: ReadonlySet<string>, words: Words) {
  const { title, subtitle, company, designer, theme } = publication
  const findPicture = pictureFinder(crops)
  return {
    texts: textsOf(words),
    title,
    subtitle,
    running: [company.name, title].map((text) => shortened(text, 60)).join('  ·  '),
    theme,
    paper,
    ink,
    brand: printedBrand(company.brand),
    company: {
      name: company.name,
      lines: [company.address, company.registration, company.licence].filter((line) => line != null),
      links: linksOf(company),
      logo: findPicture(company.logo, 'logo'),
    },
    designer: designer && {
      name: designer.name,
      jobTitle: designer.jobTitle !== null && isVisible(designer.jobTitle) ? designer.jobTitle : null,
      role: designer.jobTitle !== null && isVisible(designer.jobTitle) ? roleText(designer.jobTitle, words) : null,
      links: linksOf({ ...designer, url: null }),
    },
    coverLayout: company.brand.coverLayout ?? coverLayouts[0],
    galleryLayout: company.brand.galleryLayout ?? galleryLayouts[0],
    dayLayout: company.brand.dayLayout ?? dayLayouts[0],
    cover: findPicture(publication.cover, coverShapeOf(publication)),
    opener: findPicture(openerOf(publication), 'wide'),
    closing: findPicture(publication.cover, 'wide'),
    facts: factsOf(publication, words),
    sections: publication.sections,
    summary: outlinedText(publication.summary),
    highlights: publication.highlights,
    styles: publication.travelStyles.join(' · '),
    stops: publication.route.map((stop, index) => ({
      number: String(index + 1),
      place: stop.label,
      nights: stop.nights > 0 ? nightCount(stop.nights, words) : '',
      day: words.days.day({ day: stop.day }),
      dayNumber: String(stop.day),
    })),
    mapAlt: mapTitle(publication, words),
    days: publication.days.map((day) => dayData(day, publication.price?.mode, { findPicture, words })),
    stays: publication.stays.map((stay) => ({
      title: stay.title,
      place: stay.place,
      nights: [nightCount(Math.max(1, stay.nights), words), nightsText(stay, words)].join(' · '),
      rooms: [arrangedText(stay, words), peopleText(stay, words), roomsText(stay.rooms, words)]
        .filter(Boolean)
        .join('  ·  '),
      board: stay.board === null ? null : boardText(stay.board, words),
      picture: findPicture(stay.picture, 'half'),
    })),
    gallery: galleryOf(publication).flatMap(({ picture, shape }) => findPicture(picture, shape) ?? []),
    price: priceData(publication, words),
    terms: outlinedText(publication.terms),
    guides: publication.guides.map((reading) => readingData(reading, findPicture)),
    pages: publication.pages.map((reading) => readingData(reading, findPicture)),
  }
}

/** What the brochure says besides what is shown. */
const textsOf = ({ days, sections, price, summary }: Words) => ({
  ...sections,
  dayHead: summary.day,
  dateHead: summary.date,
  programme: summary.programme,
  overnight: summary.overnight,
  meals: days.meals,
  included: days.included,
  notIncluded: days.notIncluded,
  breakdown: price.breakdown,
  payment: price.payment,
  bankDetails: price.bankDetails,
})

type PictureFinder = (picture: Picture | null, shape: Shape) => ReturnType<typeof pictureEntry> | null

const pictureFinder =
  (crops: ReadonlySet<string>): PictureFinder =>
  (picture, shape) => {
    if (!picture) return null
    const entry = pictureEntry(picture, shape)
    return crops.has(entry.key) ? entry : null
  }

type Setting = { findPicture: PictureFinder; words: Words }

function dayData(day: PublishedDay, mode: PublishedPrice['mode'] | undefined, { findPicture, words }: Setting) {
  return {
    number: String(day.n),
    label: words.days.day({ day: day.n }),
    continued: words.days.continued({ day: day.n }),
    date: day.date === null ? null : words.longDate(day.date),
    shortDate: day.date === null ? null : words.shortDate(day.date),
    title: day.title ?? day.place ?? '',
    routeLine: day.routeLine,
    place: day.place,
    description: outlinedText(day.description),
    hero: findPicture(day.hero, 'wide'),
    pictures: dayPictures(day).flatMap(({ picture, shape }) => findPicture(picture, shape) ?? []),
    meals: mealsText(day.meals, words),
    night: nightsOf(day).length > 0 ? words.listText([...new Set(nightsOf(day).map(({ title }) => title))]) : null,
    stays: staysOf(day, { findPicture, words }),
    segments: day.segments
      .filter((segment) => segment.kind !== 'accommodation' || !isBooked(segment))
      .map((segment) => segmentData(segment, mode, words)),
  }
}

/** Stays that begin today in full; nights of earlier stays only by name. */
function staysOf(day: PublishedDay, { findPicture, words }: Setting) {
  const begun = day.segments
    .filter((segment) => segment.kind === 'accommodation' && isBooked(segment))
    .map((segment) => ({
      when: [stayText(segment, words), segment.date === undefined ? '' : words.shortDate(segment.date)]
        .filter(Boolean)
        .join(', '),
      title: segment.title,
      picture: findPicture(segment.pictures[0] ?? null, 'half'),
      description: outlinedText(segment.description),
      lines: brochureLines(segment, words),
    }))
  const again = nightsAgain(day).map((night) => ({
    when: words.days.anotherNight,
    title: night.title,
    picture: null,
    description: null,
    lines: [
      arrangedText(night, words),
      peopleText(night, words),
      night.board === null ? '' : boardText(night.board, words),
    ].filter(Boolean),
  }))
  return [...begun, ...again]
}

function segmentData(segment: PublishedSegment, mode: PublishedPrice['mode'] | undefined, words: Words) {
  return {
    kind: [kindText(segment, words), segment.date === undefined ? '' : words.shortDate(segment.date)]
      .filter(Boolean)
      .join(' · '),
    title: segment.title,
    time: timeText(segment, words),
    leg: legText(segment, words),
    facts: [segment.choice ? choiceText(segment.choice, mode, words) : null, ...segmentFacts(segment, words)]
      .filter(Boolean)
      .join(' · '),
    description: outlinedText(segment.description),
    note: segment.note,
    included: segment.included.join(' · '),
    excluded: segment.excluded.join(' · '),
  }
}

function priceData({ price, party }: Publication, words: Words) {
  if (!price) return null
  return {
    ...priceHeadline(price, party, words),
    aside: priceAside(price, words),
    lines: price.lines.map(({ title, amount }) => ({ title, amount: words.moneyText(amount) })),
    includes: outlinedText(price.includes),
    excludes: outlinedText(price.excludes),
    deposit: depositText(price.deposit, words),
    schedule: price.schedule.map(({ label, amount, due }) => ({
      label,
      amount: words.moneyText(amount),
      due: dueText(due, words),
    })),
    validity: validityText(price.validUntil, words),
    bankDetails: price.bankDetails ?? null,
  }
}

/** Small print that consists only of text becomes one document, set like the terms. Anything else keeps its blocks. */
function readingData({ title, isSmallPrint, blocks }: Reading, findPicture: PictureFinder) {
  const texts = isSmallPrint ? blocks.flatMap((block) => (block.type === 'text' ? block.body.content : [])) : []
  const isText = isSmallPrint && blocks.every(({ type }) => type === 'text')
  return {
    title,
    smallPrint: isText ? outlinedText({ type: 'doc', content: texts }) : null,
    blocks: isText ? [] : blocks.flatMap((block) => blockData(block, title, findPicture)),
  }
}

function blockData(block: ReadingBlock, title: string, findPicture: PictureFinder): object[] {
  const wide = (picture: Picture | null) => {
    const entry = findPicture(picture, 'wide')
    return entry ? [{ type: 'picture', picture: entry }] : []
  }
  switch (block.type) {
    case 'hero': {
      const lines = [block.title === title ? '' : block.title, block.subtitle ?? ''].filter(Boolean)
      return [...wide(block.picture), ...(lines.length > 0 ? [{ type: 'lead', lines }] : [])]
    }
    case 'text':
      return [{ type: 'text', body: outlinedText(block.body) }]
    case 'image':
      return wide(block.picture)
    case 'gallery': {
      const pictures = block.pictures.flatMap((picture) => findPicture(picture, 'half') ?? [])
      return pictures.length > 0 ? [{ type: 'pictures', pictures }] : []
    }
    case 'team':
      return [
        {
          type: 'team',
          title: block.title,
          members: block.members.map(({ name, role, about, picture }) => ({
            name,
            role,
            about: paragraphsOf(about),
            picture: findPicture(picture, 'half'),
          })),
        },
      ]
    case 'faq':
      return [
        {
          type: 'faq',
          title: block.title,
          items: block.items.map(({ question, answer }) => ({ question, answer: outlinedText(answer) })),
        },
      ]
    case 'quote':
      return [{ type: 'quote', lines: paragraphsOf(block.text), author: block.author }]
  }
}

const paragraphsOf = (text: string | null): string[] =>
  (text ?? '').split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '')

function linksOf({ phone, email, url }: { phone: string | null; email: string | null; url: string | null }) {
  return [
    phone === null ? null : { text: phoneText(phone), href: `tel:${phone}` },
    email === null ? null : { text: email, href: `mailto:${encodeURIComponent(email).replace('%40', '@')}` },
    url === null ? null : { text: url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, ''), href: url },
  ].filter((link) => link !== null)
}
