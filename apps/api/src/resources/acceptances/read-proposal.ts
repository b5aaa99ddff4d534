import { chosenPublication } from '@sojourn/contract/itinerary/chosen-publication'
import type { Option } from '@sojourn/contract/itinerary/client-choices'
import { type ChangedPlace, compareWithPlaces } from '@sojourn/contract/itinerary/compare-publications'
import type { PublicationChange } from '@sojourn/contract/itinerary/publication-changes/publication-change'
import type { Publication, PublishedSegment } from '@sojourn/contract/itinerary/publication'
import type { Itinerary } from '@sojourn/contract/itinerary/publication-of'
import type { PageLanguages } from '@sojourn/contract/itinerary/page-languages'
import type { TranslationLanguage } from '@sojourn/contract/kit/translation-languages'
import { withTexts } from '@sojourn/contract/translations/texts-of'
import type { Status } from '@sojourn/contract/document/statuses'
import { wordsIn } from '@sojourn/publishing/languages/words'
import { languageOf } from '@sojourn/publishing/wording/language'
import type { AnswerState } from '@sojourn/publishing/answer/answer-notice'
import type { Context } from '../../kit/context.ts'
import { type Link, publishedContent, type PublishedContent } from '../publications/queries.ts'
import { findRevision } from '../revisions/queries.ts'
import { findAcceptedOn } from './queries.ts'
import { choicesOf } from './store-choices.ts'

/** The published version that a link shows, and the client's answer to it. */
export type Proposal = {
  itinerary: string
  revision: number
  /** Null for a publication from before clients could accept. */
  fingerprint: string | null
  publication: Publication
  /** The language that the client reads; null for the one in which the itinerary was written. */
  language: TranslationLanguage | null
  /** What of the itinerary is translated, by path. */
  texts: PublishedContent['texts']
  languages: PageLanguages
  options: ReadonlyMap<string, Option>
  /** What the client of the link chose, as far as this version has it. */
  choices: string[]
  state: AnswerState
}

/** Reads what a link shows; undefined if nothing is published. */
export const readProposal = async (ctx: Context, link: Link): Promise<Proposal | undefined> => {
  const published = await publishedContent(ctx, link.itinerary, link.language)
  if (!published) return undefined
  const { revision, fingerprint, content, language, texts, languages } = published
  const options = optionsIn(content)
  return {
    itinerary: link.itinerary,
    revision,
    fingerprint,
    publication: content,
    language,
    texts,
    languages,
    options,
    // An earlier version may have offered what excludes each other now.
    choices: choicesOf(options, link.choices, []),
    state: await readState(ctx, link, { revision, validUntil: content.price?.validUntil ?? null }),
  }
}

/** The options of a publication, by the uuid of their segment. */
const optionsIn = (publication: Publication): ReadonlyMap<string, Option> =>
  new Map(segmentsOf(publication).flatMap(({ uuid, option }) => (option ? [[uuid, option]] : [])))

const segmentsOf = ({ days }: Publication): PublishedSegment[] => days.flatMap(({ segments }) => segments)

/** The publication with choices of the client: their price, payments and stays. */
export const readChosen = async (
  ctx: Context,
  { itinerary, revision, publication, texts }: Pick<Proposal, 'itinerary' | 'revision' | 'publication' | 'texts'>,
  choices: readonly string[],
): Promise<Publication> => {
  if (choices.length === 0) return publication
  const { snapshot } = await findRevision(ctx, itinerary, revision)
  // A revision stores the content of an itinerary, which is all that its publication is made of.
  return chosenPublication(
    publication,
    withTexts('itinerary', snapshot as Itinerary, ({ path }) => texts[path] ?? undefined),
    choices,
  )
}

/** A client answers while the itinerary is offered; afterwards, the page shows it without a way to answer. */
export const isOffered = (status: Status | null): boolean =>
  status === 'enquiry' || status === 'quoted' || status === 'held'

/**
 * Whether a version can be accepted, or was.
 * @param version with the last day on which its prices are valid
 */
export const readState = async (
  ctx: Context,
  { uuid, itinerary, audience }: Link,
  { revision, validUntil }: { revision: number; validUntil: string | null },
): Promise<AnswerState> => {
  const accepted = await findAcceptedOn(ctx, uuid)
  if (accepted?.revision === revision) return { is: 'accepted', on: accepted.on }
  const earlier = accepted?.on ?? null
  const [row] = await ctx.tx.query<{ status: Status | null; isArchived: boolean; today: string }>(
    `select i.status, i.archived_at is not null as "isArchived", (now() at time zone t.timezone)::date::text as today
     from itineraries i join tenants t on t.uuid = i.tenant where i.tenant = $1 and i.uuid = $2`,
    [ctx.tenant, itinerary],
  )
  if (!row || row.isArchived || audience === 'internal' || !isOffered(row.status))
    return { is: 'closed', earlier, validUntil: null }
  if (validUntil !== null && validUntil < row.today) return { is: 'closed', earlier, validUntil }
  return { is: 'open', earlier }
}

/** What has changed, in words, and where in the later version. */
type Comparison = { changes: PublicationChange[]; places: ReadonlySet<ChangedPlace> }

/**
 * What has changed between an earlier version and the one that is published now, in the language that is read; empty if the earlier one is
 * not stored. If that was not published in this language, both are compared as they were written.
 */
export const readChanges = async (
  ctx: Context,
  { itinerary, publication, language }: Pick<Proposal, 'itinerary' | 'publication' | 'language'>,
  earlier: { revision: number } | { fingerprint: string },
): Promise<Comparison> => {
  const [field, value] = 'revision' in earlier ? ['revision', earlier.revision] : ['fingerprint', earlier.fingerprint]
  const [before] = await ctx.tx.query<{ content: Publication; translated: Publication | null }>(
    `select p.content, t.content as translated from publications p left join publication_translations t
       on t.tenant = p.tenant and t.itinerary = p.itinerary and t.revision = p.revision and t.language = $4
     where p.tenant = $1 and p.itinerary = $2 and p.${field} = $3 order by p.revision desc limit 1`,
    [ctx.tenant, itinerary, value, language],
  )
  if (!before) return { changes: [], places: new Set() }
  const words = wordsIn(languageOf(publication))
  const isComparable = language === null || before.translated !== null
  const after = isComparable ? publication : (await publishedContent(ctx, itinerary))?.content
  const compared = before.translated ?? before.content
  return after ? compareWithPlaces(compared, after, words) : { changes: [], places: new Set() }
}
