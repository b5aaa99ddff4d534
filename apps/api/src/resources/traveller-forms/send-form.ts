import { wordsIn } from '@sojourn/publishing/languages/words'
import type { Context } from '../../kit/context.ts'
import { findPagesUrl } from '../../kit/http/own-hosts.ts'
import { emailOf, greetingOf, postEmail } from '../../kit/jobs/email.ts'
import { requireEmailLeft } from '../../kit/jobs/email-limits.ts'
import { withoutLinks } from '../../kit/jobs/without-links.ts'
import { storeEmail } from '../sent-emails/store-email.ts'
import { findReportAddress, findTrial } from '../shares/prepare-email.ts'
import { formUrl, readJourney } from './queries.ts'

/** 429 if the company has sent too many emails that ask for details. */
export const requireAskLeft = async (ctx: Context, action: string, itinerary: string): Promise<void> => {
  const { mailsOfItinerary, mails, mailsOnTrial } = ctx.deps.emailLimits
  await requireEmailLeft(ctx, {
    action,
    target: itinerary,
    ofTarget: mailsOfItinerary,
    ofCompany: (await findTrial(ctx)) ? mailsOnTrial : mails,
  })
}

type Sent = {
  itinerary: string
  contact: string
  email: string
  token: string
  answerBy: string | null
  isReminder: boolean
}

/** Queues the email with a traveller's link in the company's name, and enters it in the log of emails. */
export const sendForm = async (ctx: Context, sent: Sent): Promise<void> => {
  const { itinerary, contact, email: to, token, answerBy, isReminder } = sent
  const { deps } = ctx
  const { company, language, title: given } = await readJourney(ctx, itinerary)
  const words = wordsIn(language)
  const { emails } = words
  const [title, name] = [withoutLinks(given), withoutLinks(company.name)]
  const { primary, onPrimary } = company.brand
  const email = emailOf({
    words,
    to,
    ...(company.email === null ? {} : { replyTo: company.email }),
    senderName: name,
    subject: (isReminder ? emails.remindDetailsSubject : emails.askDetailsSubject)({ title }),
    from: { name, primary, onPrimary },
    heading: title,
    paragraphs: [
      greetingOf(await readGivenName(ctx, contact), emails),
      (isReminder ? emails.remindDetailsText : emails.askDetailsText)({ company: name }),
      ...(answerBy === null ? [] : [emails.answerDetailsBy({ date: words.dateText(answerBy) })]),
      emails.personalLink,
    ],
    button: { label: emails.openDetailsForm, url: formUrl(await findPagesUrl(ctx), token) },
    footer: [
      emails.whyDetails({ company: name, product: deps.publicConfig.productName, reportTo: findReportAddress(deps) }),
    ],
  })
  const logged = await storeEmail(ctx, { itinerary, share: null, to, subject: email.subject, likely: [contact] })
  await postEmail(ctx, email, { tenant: ctx.tenant, email: logged })
}

const readGivenName = async ({ tx, tenant }: Context, contact: string): Promise<string | undefined> => {
  const [row] = await tx.query<{ name: string | null }>(
    'select given_name as name from contacts where tenant = $1 and uuid = $2',
    [tenant, contact],
  )
  return row?.name ? withoutLinks(row.name) : undefined
}
