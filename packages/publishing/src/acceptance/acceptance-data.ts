import type { Picture } from '@sojourn/contract/kit/picture'
import type { RichText } from '@sojourn/contract/kit/rich-text'
import type { Publication, PublishedPrice } from '@sojourn/contract/itinerary/publication'
import type { PublishedCompany } from '@sojourn/contract/site/published-company'
import { ink, paper, printedBrand } from '../brand-colours.ts'
import { type BrochurePicture, logoCrop, pictureEntry } from '../brochure/brochure-pictures.ts'
import { outlinedText } from '../rich-text-outline.ts'
import type { Words } from '../languages/words.ts'
import { partyText } from '../wording/itinerary.ts'
import { linesOf } from '../wording/lines.ts'
import { depositText, dueText, priceAside, priceHeadline } from '../wording/price.ts'

/** What a client accepted on the page of a published itinerary, to print. */
export type PrintableAcceptance = {
  company: PublishedCompany
  /** The language of the itinerary; missing in acceptances from before it was stored. */
  language?: string
  /** Of the itinerary. */
  title: string
  /** First and last day, `YYYY-MM-DD`; null while dates are open. */
  startDate: string | null
  endDate: string | null
  party: Publication['party']
  /** ISO 8601, UTC. */
  acceptedAt: string
  /** As typed by the person who accepted. */
  name: string
  email: string
  /** What they chose besides or instead of what was proposed. */
  choices: { title: string; day: number; insteadOf: string | null }[]
  /** With the choices. */
  price: PublishedPrice | null
  /** As accepted; null if there were none. */
  terms: RichText | null
  /** SHA-256 of the publication, hex. */
  fingerprint: string
  /** Set when the company revoked the acceptance; `at` like `acceptedAt`. */
  revoked: { at: string; reason: string } | null
  /** Set on the document that is to be signed: nothing is accepted yet. */
  isToSign?: boolean
  /** Set if it was signed electronically. */
  signature?: { reference: string }
}

/** The crops that the pages of an acceptance need. */
export const acceptancePictures = ({ company: { logo } }: Pick<PrintableAcceptance, 'company'>): BrochurePicture[] =>
  logo === null ? [] : [logoCrop(logo)]

/** The data of an acceptance's pages. A logo without its crop is left out. */
export function acceptanceData(acceptance: PrintableAcceptance, crops: ReadonlySet<string>, words: Words) {
  const { acceptance: texts } = words
  const { company, title, choices, terms, fingerprint } = acceptance
  return {
    documentTitle: texts.acceptanceOf({ title }),
    heading: texts.acceptance,
    theme: 'classic',
    paper,
    ink,
    brand: printedBrand(company.brand),
    logo: logoOf(company.logo, company.name, crops),
    company: company.name,
    small: [company.registration, company.licence].filter((text) => text != null),
    title,
    facts: factsOf(acceptance, words),
    accepted: acceptedBy(acceptance, words),
    signed: acceptance.signature ? piecesOf(texts.signed<Piece>({ ...acceptance.signature, own })) : null,
    revoked: revokedOf(acceptance, words),
    choices: {
      label: texts.choices,
      none: texts.asProposed,
      rows: choices.map((choice) => ({ day: texts.day({ day: choice.day }), words: choiceOf(choice, words) })),
    },
    price: priceOf(acceptance, words),
    termsLabel: texts.terms,
    terms: outlinedText(terms),
    version: piecesOf(texts.version({ fingerprint })),
  }
}

const logoOf = (logo: Picture | null, name: string, crops: ReadonlySet<string>) => {
  const entry = logo === null ? null : pictureEntry(logo, 'logo')
  return entry !== null && crops.has(entry.key) ? { ...entry, alt: entry.alt || name } : null
}

/** Dates and travellers, as far as they are set. */
const factsOf = ({ startDate, endDate, party }: PrintableAcceptance, words: Words): string =>
  [startDate === null ? null : words.dateRange(startDate, endDate ?? startDate), partyText(party, words)]
    .filter((fact) => fact !== null)
    .join('  ·  ')

/** A piece of a sentence. `isOwn`: written by a user, in any language; otherwise it is the product's. */
type Piece = { words: string; isOwn: boolean }

const own = (chunks: (string | Piece)[]): Piece => ({
  words: chunks.map((chunk) => (typeof chunk === 'string' ? chunk : chunk.words)).join(''),
  isOwn: true,
})

const piecesOf = (sentence: string | Piece | (string | Piece)[]): Piece[] =>
  [sentence].flat().map((piece) => (typeof piece === 'string' ? { words: piece, isOwn: false } : piece))

const acceptedBy = ({ name, email, acceptedAt, isToSign }: PrintableAcceptance, words: Words): Piece[] =>
  piecesOf(
    isToSign
      ? words.acceptance.toSign<Piece>({ name, email, own })
      : words.acceptance.acceptedBy<Piece>({ name, email, ...momentOf(acceptedAt, words), own }),
  )

const choiceOf = (
  { title, insteadOf }: PrintableAcceptance['choices'][number],
  { acceptance: texts }: Words,
): Piece[] =>
  insteadOf === null ? [{ words: title, isOwn: true }] : piecesOf(texts.chosenInstead<Piece>({ title, insteadOf, own }))

const revokedOf = ({ revoked }: PrintableAcceptance, words: Words) => {
  const { acceptance: texts } = words
  if (revoked === null) return null
  const revokedOn = texts.revokedOn(momentOf(revoked.at, words))
  const lines = linesOf(revoked.reason)
  return { stamp: texts.revoked, label: lines.length > 0 ? texts.reasoned({ revokedOn }) : revokedOn, lines }
}

/** `3 December 2026` and `14:05`, in UTC. */
const momentOf = (at: string, { dateText }: Words): { date: string; time: string } => {
  const instant = new Date(at).toISOString()
  return { date: dateText(instant.slice(0, 10)), time: instant.slice(11, 16) }
}

const priceOf = ({ price, party }: PrintableAcceptance, words: Words) => {
  const { acceptance: texts } = words
  if (price === null) return null
  const { figure, basis } = priceHeadline(price, party, words)
  const isOnRequest = price.amount === null || price.mode === 'on_request'
  return {
    label: texts.price,
    figure,
    /** What the page offers instead of a price no longer applies. */
    basis: isOnRequest ? '' : [basis, priceAside(price, words)].filter((text) => text !== null).join('  ·  '),
    deposit: depositText(price.deposit, words),
    schedule: {
      heads: [texts.payment, texts.due, texts.amount],
      rows: price.schedule.map((row) => ({
        label: row.label,
        due: dueText(row.due, words),
        amount: words.moneyText(row.amount),
      })),
    },
  }
}
