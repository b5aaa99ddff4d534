import type { ChosenOption } from '@sojourn/contract/acceptance'
import { acceptanceLimits } from '@sojourn/contract/acceptance-limits'
import { withShownTerms } from '@sojourn/contract/itinerary/chosen-publication'
import { canTake, onlyChanges } from '@sojourn/contract/itinerary/client-choices'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import { email as emailValue, line } from '@sojourn/contract/kit/values'
import { acceptancePictures } from '@sojourn/publishing/acceptance/acceptance-data'
import { languageOf } from '@sojourn/publishing/wording/language'
import type { AcceptForm, AcceptProblem } from '@sojourn/publishing/answer/answer-page'
import type { Context } from '../../kit/context.ts'
import { textIn, valueIn } from '../../kit/http/form-fields.ts'
import { findRecord } from '../../kit/records/crud.ts'
import { writeAuditEvent } from '../../kit/records/audit.ts'
import { itineraries } from '../itineraries/queries.ts'
import { findSources, type Source } from '../publications/print-pages.ts'
import type { Link } from '../publications/queries.ts'
import type { AcceptedContent } from './queries.ts'
import { finishAcceptance } from './finish-acceptance.ts'
import { type Proposal, readChosen, readProposal } from './read-proposal.ts'
import { acceptAction, sendReceipts } from './send-receipts.ts'
import { storeChoices, uuidsIn } from './store-choices.ts'

/** What a client sent to accept a proposal: the version they saw, what they chose, who they are. */
export type Sent = AcceptForm & { version: string; choices: string[] }

/** Reads the form of an acceptance. Whatever is missing or of another type is empty. */
export const readAcceptForm = (body: unknown): Sent => ({
  version: textIn(body, 'version'),
  choices: uuidsIn({ choice: valueIn(body, 'choice') }),
  name: textIn(body, 'name'),
  email: textIn(body, 'email'),
  isConfirmed: textIn(body, 'confirmation') === 'yes',
})

/** What is wrong with the form, in the order of its fields. */
export const problemsWith = ({ name, email, isConfirmed, choices }: Sent, { options }: Proposal): AcceptProblem[] => [
  ...(canTake(options, choices) ? [] : ['choices' as const]),
  ...(name.length > acceptanceLimits.nameLength ? ['name_too_long' as const] : []),
  ...(name.length <= acceptanceLimits.nameLength && !line(acceptanceLimits.nameLength).safeParse(name).success
    ? ['name' as const]
    : []),
  ...(emailValue().safeParse(email).success ? [] : ['email' as const]),
  ...(isConfirmed ? [] : ['confirmation' as const]),
]

/** An acceptance that is about to be stored: its receipt is printed in between, which is slow. */
export type DraftedAcceptance = {
  fingerprint: string
  revision: number
  choices: string[]
  content: AcceptedContent
  sources: Source[]
}

/** Puts together what a receipt says. */
export const draftAcceptance = async (
  ctx: Context,
  proposal: Proposal,
  { name, email, choices: sent }: Sent,
): Promise<DraftedAcceptance> => {
  const { revision, fingerprint, options } = proposal
  const choices = onlyChanges(options, sent)
  if (fingerprint === null) throw new Error('an older publication cannot be accepted')
  const publication = withShownTerms(await readChosen(ctx, proposal, choices))
  const { title, startDate, endDate, party, price, terms, company } = publication
  const content = {
    company,
    title,
    startDate,
    endDate,
    party,
    price,
    terms,
    acceptedAt: new Date().toISOString(),
    name: line(acceptanceLimits.nameLength).parse(name),
    email: emailValue().parse(email),
    choices: chosenIn(proposal.publication, choices),
    total: price?.total ?? price?.amount ?? null,
    fingerprint,
    language: languageOf(publication),
  }
  return { fingerprint, revision, choices, content, sources: await findSources(ctx, acceptancePictures(content)) }
}

/** What was chosen, by its title and day, and what it replaces. */
export const chosenIn = (publication: Publication, choices: readonly string[]): ChosenOption[] =>
  publication.days.flatMap(({ n, segments }) =>
    segments.flatMap(({ uuid, title, choice }) =>
      choices.includes(uuid) ? [{ uuid, title, day: n, insteadOf: choice?.insteadOf ?? null }] : [],
    ),
  )

/**
 * Stores an acceptance and all that follows from it, in one transaction: the status of the itinerary, the dates of its payments, the
 * task for its owner, and the receipts by email.
 * @returns its uuid; null if the proposal has changed or was answered since the draft.
 */
export const commitAcceptance = async (
  ctx: Context,
  link: Link,
  { fingerprint, revision, choices, content }: DraftedAcceptance,
  pdf: Buffer,
): Promise<string | null> => {
  // Two answers at the same time take turns, and so do an answer and a publication.
  await findRecord(ctx, itineraries, true, link.itinerary, { lock: true })
  const proposal = await readProposal(ctx, link)
  if (proposal?.fingerprint !== fingerprint || proposal.revision !== revision || proposal.state.is !== 'open')
    return null
  const [stored] = await ctx.tx.query<{ uuid: string }>(
    `insert into acceptances (tenant, itinerary, revision, share, name, email, choices, content, accepted_at, language)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning uuid`,
    [
      ctx.tenant,
      link.itinerary,
      revision,
      link.uuid,
      content.name,
      content.email,
      choices,
      JSON.stringify(content),
      content.acceptedAt,
      content.language,
    ],
  )
  if (!stored) throw new Error('the acceptance was not stored')
  // The page now shows what was accepted, even if another person with the link has since chosen differently.
  await storeChoices(ctx, link, choices)
  const { itinerary } = link
  const followed = await finishAcceptance(ctx, {
    uuid: stored.uuid,
    itinerary,
    revision,
    acceptedAt: content.acceptedAt,
  })
  await sendReceipts(ctx, link, { content, followed, pdf })
  await writeAuditEvent(ctx, acceptAction, itinerary, ['acceptance'])
  return stored.uuid
}
