import type { Context } from '../../kit/context.ts'
import { writeChanges } from '../../kit/records/crud.ts'
import { itineraries } from '../itineraries/queries.ts'
import * as wording from './wording.ts'

/** An itinerary that came from an enquiry, with its client's message as long as it is there. */
export type StoredEnquiry = { uuid: string; title: string; days: Day[] }
type Day = { notesInternal?: string | null }

/**
 * The itineraries of client `contact` that came from enquiries, also those in the bin. The entries of enquiries are there for a
 * day only, so these itineraries are found by having no member as their creator. Lock them before the contact.
 */
export const findEnquiries = (ctx: Context, contact: string, { lock = false } = {}): Promise<StoredEnquiry[]> =>
  ctx.tx.query<StoredEnquiry>(
    `select uuid, title, days from itineraries where tenant = $1 and client = $2 and created_by is null
     order by uuid${lock ? ' for update' : ''}`,
    [ctx.tenant, contact],
  )

/** What a client wrote in the form, as it was stored in the notes. */
export const messagesOf = ({ days }: StoredEnquiry): string[] =>
  days.flatMap(({ notesInternal }) => (isMessage(notesInternal) ? [notesInternal] : []))

/** Replaces the client's name and message in itineraries that came from enquiries, unless members have written other texts. */
export const eraseEnquiries = async (ctx: Context, found: readonly StoredEnquiry[]): Promise<void> => {
  await ctx.tx.query('update enquiries set name = $3 where tenant = $1 and itinerary = any($2::uuid[])', [
    ctx.tenant,
    found.map(({ uuid }) => uuid),
    wording.erasedEnquirer,
  ])
  for (const enquiry of found) {
    const { uuid, title, days } = enquiry
    const changes = {
      ...(title.startsWith(titleStart) && { title: wording.enquiryOfErased }),
      ...(messagesOf(enquiry).length > 0 && {
        days: days.map((day) => (isMessage(day.notesInternal) ? { ...day, notesInternal: null } : day)),
      }),
    }
    if (Object.keys(changes).length > 0) await writeChanges(ctx, itineraries, uuid, changes, 'erase')
  }
}

const titleStart = wording.enquirySubject({ name: '' })
const [lastLineStart = '', lastLineEnd = ''] = wording.enquiryPage({ title: '\n' }).split('\n')

/** Whether notes are still those of an enquiry, whose last line names the page. */
const isMessage = (notes: string | null | undefined): notes is string => {
  const lastLine = notes?.split('\n').at(-1) ?? ''
  return lastLine.startsWith(lastLineStart) && lastLine.endsWith(lastLineEnd)
}
