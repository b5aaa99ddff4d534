import { type DraftedEmail, fillShareEmail, type ShareEmailTexts } from '@sojourn/contract/document/share-email'
import type { Share } from '@sojourn/contract/document/document'
import type { PublishedCompany } from '@sojourn/contract/site/published-company'
import { languageOf, languageOfCompany } from '@sojourn/publishing/wording/language'
import type { Context } from '../../kit/context.ts'
import type { Deps } from '../../kit/deps.ts'
import { findRecord, findRecords } from '../../kit/records/crud.ts'
import { contacts } from '../contacts/queries.ts'
import { asItinerary, itineraries, type Itinerary } from '../itineraries/queries.ts'
import { getShare } from '../itineraries/read-shares.ts'
import { findPicture, getPublishedCompany, publishedContent, readCompany } from '../publications/queries.ts'
import type { Sender } from './send-share.ts'

/** The email that would be sent with a link, for the sender to change. */
export const draftEmail = async (ctx: Context, itinerary: string, uuid: string): Promise<DraftedEmail> => {
  const record = asItinerary(await findRecord(ctx, itineraries, itineraries.policy.read(ctx.actor), itinerary))
  return prepareEmail(ctx, record, await getShare(ctx, itinerary, uuid))
}

/** The email with the company's texts, to the client or the agency, unless the actor may not read that contact. */
const prepareEmail = async (ctx: Context, record: Itinerary, { audience }: Share): Promise<DraftedEmail> => {
  const recipient = audience === 'internal' ? null : record[audience === 'agent' ? 'agency' : 'client']
  const [contact] =
    recipient === null ? [] : await findRecords(ctx, contacts, contacts.policy.read(ctx.actor), [recipient])
  const company = await getPublishedCompany(ctx)
  const { emails, givenName, name } = (contact ?? {}) as { emails?: string[]; givenName?: string | null; name?: string }
  const filled = fillShareEmail(await findTexts(ctx), {
    client: givenName ?? name ?? null,
    itinerary: (await findPublished(ctx, record, company)).title,
    sender: (await findSender(ctx, company)).name,
    company: company.name,
  })
  return { to: emails?.[0] ?? null, ...filled }
}

/** All that an email with a link consists of, apart from its address and the URLs of its images. */
export const emailParts = async (
  ctx: Context,
  record: Itinerary,
  share: Share,
  { subject, message }: { subject: string | null; message: string | null },
) => {
  const { slug, ...company } = await readCompany(ctx)
  const drafted = await prepareEmail(ctx, record, share)
  const { title, subtitle, cover, language } = await findPublished(ctx, record, company)
  return {
    slug,
    subject: subject ?? drafted.subject,
    message: message ?? drafted.message,
    title,
    subtitle,
    cover: cover ?? (await findPicture(ctx, await findBrandCover(ctx), 'hero')),
    url: share.url,
    language,
    sender: await findSender(ctx, company),
    company,
    isOnTrial: await findTrial(ctx),
    product: { name: ctx.deps.publicConfig.productName, reportTo: findReportAddress(ctx.deps) },
  }
}

const findBrandCover = async ({ tx, tenant }: Context): Promise<string | null> => {
  const [row] = await tx.query<{ cover: string | null }>('select brand_cover as cover from tenants where uuid = $1', [
    tenant,
  ])
  return row?.cover ?? null
}

/** What its clients see of an itinerary: the published state. */
const findPublished = async (ctx: Context, record: Itinerary, company: PublishedCompany) => {
  const published = await publishedContent(ctx, record.uuid)
  if (published) return { ...published.content, language: languageOf(published.content) }
  const { title, subtitle, language } = record
  return { title, subtitle, cover: null, language: language ?? languageOfCompany(company) }
}

const findTexts = async ({ tx, tenant }: Context): Promise<ShareEmailTexts> => {
  const [row] = await tx.query<{ texts: ShareEmailTexts }>('select share_email as texts from tenants where uuid = $1', [
    tenant,
  ])
  if (!row) throw new Error('the company is gone')
  return row.texts
}

/** The member who sends an email. A visiting super admin and a program write as the company. */
export const findSender = async ({ tx, tenant, actor }: Context, company: PublishedCompany): Promise<Sender> => {
  const [member] = actor.apiKey
    ? []
    : await tx.query<Sender>(
        `select u.name, u.email from memberships m join users u on u.uuid = m."user" where m.tenant = $1 and u.uuid = $2`,
        [tenant, actor.uuid],
      )
  return member ?? { name: company.name, email: null }
}

/** Whether the company is in its trial. */
export const findTrial = async ({ tx }: Context): Promise<boolean> => {
  const [row] = await tx.query<{ isOnTrial: boolean }>('select is_on_trial() as "isOnTrial"')
  return row?.isOnTrial ?? true
}

/** Where recipients can report an email. */
export const findReportAddress = ({
  securityContact,
  publicUrl,
}: Pick<Deps, 'securityContact' | 'publicUrl'>): string => securityContact?.replace(/^mailto:/, '') ?? publicUrl()
