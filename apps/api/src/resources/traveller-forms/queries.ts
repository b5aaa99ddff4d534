import { randomBytes } from 'node:crypto'
import {
  type TravellerDetails,
  travellerDetails,
  type TravellerForm,
  type TravellerRow,
  type TravellerSection,
} from '@sojourn/contract/traveller-form'
import { endDateOf } from '@sojourn/contract/itinerary/travel-dates'
import { languageOf, languageOfCompany } from '@sojourn/publishing/wording/language'
import type { TravellerJourney } from '@sojourn/publishing/traveller-form/traveller-form-page'
import type { Context } from '../../kit/context.ts'
import { findPagesUrl } from '../../kit/http/own-hosts.ts'
import { Problem } from '../../kit/problem.ts'
import { findRecord, findRecords } from '../../kit/records/crud.ts'
import { unseal } from '../../kit/sealing.ts'
import { contactsWithPassports } from '../contacts/queries.ts'
import { asItinerary, itineraries, type Itinerary } from '../itineraries/queries.ts'
import { getPublishedCompany, publishedContent } from '../publications/queries.ts'

/** The token of a new link, with 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The state of form `f`: what happened before the traveller was last asked does not count. */
const state = `case when f.revoked_at is not null then 'revoked' when f.withdrawn_at > f.asked_at then 'withdrawn'
  when f.answered_at > f.asked_at then 'filled_in' when f.opened_at > f.asked_at then 'opened' else 'waiting' end`

const columns = `f.uuid, f.token, ${state} as state, f.sections, f.answer_by as "answerBy", f.asked_at as "askedAt",
  f.emailed_at as "emailedAt", f.opened_at as "openedAt", f.answered_at as "answeredAt", f.withdrawn_at as "withdrawnAt",
  f.revoked_at as "revokedAt", f.reminded_at as "remindedAt", f.saved_at as "savedAt", f.answers is not null as "hasAnswers"`

type FormRow = Omit<TravellerForm, 'url'> & { token: string }
type ListedRow = Omit<TravellerRow, 'form' | 'mayReadAnswers'> & (FormRow | { [F in keyof FormRow]: null })

/** The travellers of an itinerary with their forms, and the forms of those who are no longer travellers. */
export const findTravellerForms = async (ctx: Context, itinerary: Itinerary): Promise<TravellerRow[]> => {
  const rows = await ctx.tx.query<ListedRow>(
    `select c.uuid as contact, c.name, case when c.lifecycle <> 'do_not_contact' then c.emails[1] end as email,
       t.n is not null as "isTraveller", ${columns}
     from contacts c left join traveller_forms f on f.tenant = c.tenant and f.contact = c.uuid and f.itinerary = $2
     left join unnest($3::uuid[]) with ordinality t(contact, n) on t.contact = c.uuid
     where c.tenant = $1 and c.deleted_at is null and (t.n is not null or f.uuid is not null)
     order by t.n, c.name, c.uuid`,
    [ctx.tenant, itinerary.uuid, [...new Set(itinerary.travellers.map(({ contact }) => contact))]],
  )
  const reached = await contactsWithPassports(
    ctx,
    rows.map(({ contact }) => contact),
  )
  const urlOf = await urlsFor(ctx, itinerary.uuid)
  return rows.map(({ contact, name, email, isTraveller, ...form }) => ({
    contact,
    name,
    email,
    isTraveller,
    mayReadAnswers: reached.has(contact),
    form: form.uuid === null ? null : toForm(form, urlOf),
  }))
}

type UrlOf = (token: string) => string | null

/** The URL of a link, for those who may change the itinerary. */
const urlsFor = async (ctx: Context, itinerary: string): Promise<UrlOf> => {
  const [mine] = await findRecords(ctx, itineraries, itineraries.policy.update(ctx.actor), [itinerary])
  const pagesUrl = await findPagesUrl(ctx)
  return (token) => (mine ? formUrl(pagesUrl, token) : null)
}

export const formUrl = (pagesUrl: string, token: string): string => `${pagesUrl}/details/${token}`

const toForm = ({ token, ...form }: FormRow, urlOf: UrlOf): TravellerForm => ({
  ...form,
  url: form.revokedAt === null ? urlOf(token) : null,
})

/** The form of an itinerary, or 404. Those who change it take turns. The caller has checked the itinerary. */
export const getForm = async (
  ctx: Context,
  itinerary: string,
  uuid: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<{ form: TravellerForm; contact: string; details: Details | null }> => {
  const [row] = await ctx.tx.query<FormRow & { contact: string } & SealedDetails>(
    `select ${columns}, f.contact, f.answers, f.consent_text as "consentText", f.consent_at as "consentAt"
     from traveller_forms f where f.tenant = $1 and f.itinerary = $2 and f.uuid = $3${lock ? ' for update' : ''}`,
    [ctx.tenant, itinerary, uuid],
  )
  if (!row) throw new Problem('not_found')
  const { contact, answers, consentText, consentAt, ...form } = row
  return {
    form: toForm(form, await urlsFor(ctx, itinerary)),
    contact,
    details:
      answers === null || consentText === null || consentAt === null
        ? null
        : { answers: openAnswers(ctx, answers), consentText, consentAt },
  }
}

type SealedDetails = { answers: Buffer | null; consentText: string | null; consentAt: string | null }
type Details = { answers: TravellerDetails; consentText: string; consentAt: string }

export const openAnswers = ({ deps }: Pick<Context, 'deps'>, sealed: Buffer): TravellerDetails =>
  travellerDetails.parse(unseal(sealed, deps.secretKey))

/** Whether a contact, in column `contact` of `f`, is among the travellers of itinerary `i`. */
export const isTraveller = `i.travellers @> jsonb_build_array(jsonb_build_object('contact', f.contact::text))`

/** The form behind a link, with what it may show; the answers stay sealed. */
export type OpenForm = {
  uuid: string
  itinerary: string
  contact: string
  givenName: string | null
  familyName: string | null
  sections: TravellerSection[]
  answerBy: string | null
  /** Days in the company's time zone. */
  answeredOn: string | null
  withdrawnOn: string | null
  today: string
  answers: Buffer | null
  travellerDetailsDays: number
}

/** The form with a token, locked; undefined if the link does not work. Unknown and revoked links look the same. */
export const openForm = async ({ tx, tenant }: Context, token: string): Promise<OpenForm | undefined> => {
  const [row] = await tx.query<OpenForm>(
    `select f.uuid, f.itinerary, f.contact, c.given_name as "givenName", c.family_name as "familyName", f.sections,
       f.answer_by as "answerBy", (f.answered_at at time zone t.timezone)::date as "answeredOn",
       (f.withdrawn_at at time zone t.timezone)::date as "withdrawnOn", (now() at time zone t.timezone)::date as today, f.answers,
       t.traveller_details_days as "travellerDetailsDays"
     from traveller_forms f join tenants t on t.uuid = f.tenant
     join itineraries i on i.tenant = f.tenant and i.uuid = f.itinerary and i.deleted_at is null
     join contacts c on c.tenant = f.tenant and c.uuid = f.contact and c.deleted_at is null
     where f.tenant = $1 and f.token = $2 and f.revoked_at is null and ${isTraveller} for update of f`,
    [tenant, token],
  )
  return row
}

/** What the page and the emails say of the itinerary: the published title, or that of one that is not published yet. */
export const readJourney = async (ctx: Context, itinerary: string): Promise<TravellerJourney> => {
  const record = asItinerary(await findRecord(ctx, itineraries, true, itinerary))
  const published = await publishedContent(ctx, itinerary)
  const company = await getPublishedCompany(ctx)
  return {
    title: published?.content.title ?? record.title,
    company,
    language: published ? languageOf(published.content) : (record.language ?? languageOfCompany(company)),
    firstDay: record.startDate,
    lastDay: endDateOf(record),
  }
}
