import type { Picture } from '@sojourn/contract/kit/picture'
import type { Context } from '../../kit/context.ts'
import type { Workspace } from '../../kit/http/in-tenant.ts'
import { invalid } from '../../kit/problem.ts'
import { findRecord } from '../../kit/records/crud.ts'
import { signedObjectUrl } from '../../kit/sign-url.ts'
import { asItinerary, itineraries } from '../itineraries/queries.ts'
import { getShare } from '../itineraries/read-shares.ts'
import { filesOfMedia } from '../media/store-rendition.ts'
import { pictureFile } from '../publications/queries.ts'
import { requireOpen, shareMailInput } from './mail.ts'
import { emailParts } from './prepare-email.ts'
import { shareEmail } from './send-share.ts'

export const shareEmailInput = shareMailInput.omit({ to: true })

/** Renders the email that would be sent with a link. Nothing is sent or stored. */
export const renderEmail = async (
  { deps, tenant, transact }: Workspace,
  itinerary: string,
  uuid: string,
  input: unknown,
): Promise<string> => {
  const { files, ...parts } = await transact((ctx) => readParts(ctx, itinerary, uuid, input), 'read only')
  const pictureUrl = ({ media }: Picture, width: number) => {
    const file = pictureFile(files.get(media) ?? [], width)
    return file ? signedObjectUrl(deps, tenant, file.key) : ''
  }
  return shareEmail({ ...parts, to: '', pictureUrl }).html
}

const readParts = async (ctx: Context, itinerary: string, uuid: string, input: unknown) => {
  const record = asItinerary(await findRecord(ctx, itineraries, itineraries.policy.read(ctx.actor), itinerary))
  const share = await getShare(ctx, itinerary, uuid)
  const parsed = shareEmailInput.safeParse(input)
  if (!parsed.success) throw invalid(parsed.error)
  requireOpen(share)
  const { slug: _, ...parts } = await emailParts(ctx, record, share, parsed.data)
  const shown = [parts.company.logo, parts.cover].flatMap((picture) => picture?.media ?? [])
  return { ...parts, files: await filesOfMedia(ctx, shown) }
}
