import type { Picture } from '@sojourn/contract/kit/picture'
import { fillShareEmail } from '@sojourn/contract/document/share-email'
import { languageOfCompany } from '@sojourn/publishing/wording/language'
import type { Context } from '../../kit/context.ts'
import { findPagesUrl } from '../../kit/http/own-hosts.ts'
import type { Workspace } from '../../kit/http/in-tenant.ts'
import { signedObjectUrl } from '../../kit/sign-url.ts'
import { filesOfMedia } from '../media/store-rendition.ts'
import { prepareSettings } from '../publications/prepare-settings.ts'
import { findPicture, pictureFile, toPublishedCompany } from '../publications/queries.ts'
import { findReportAddress, findSender, findTrial } from '../shares/prepare-email.ts'
import { shareEmail } from '../shares/send-share.ts'
import * as wording from '../shares/wording.ts'

/** Renders a sample email with the company's settings and, on top, those of `input`. Nothing is stored. */
export const renderEmailPreview = async ({ deps, tenant, transact }: Workspace, input: unknown): Promise<string> => {
  const { files, ...parts } = await transact((ctx) => readSample(ctx, input), 'read only')
  const pictureUrl = ({ media }: Picture, width: number) => {
    const file = pictureFile(files.get(media) ?? [], width)
    return file ? signedObjectUrl(deps, tenant, file.key) : ''
  }
  const { html } = shareEmail({
    ...parts,
    to: '',
    title: wording.sampleTitle,
    subtitle: wording.sampleSubtitle,
    pictureUrl,
    product: { name: deps.publicConfig.productName, reportTo: findReportAddress(deps) },
  })
  return html
}

const readSample = async (ctx: Context, input: unknown) => {
  const settings = await prepareSettings(ctx, input)
  const company = await toPublishedCompany(ctx, settings)
  const shown = await findPicture(ctx, settings.brand.cover, 'hero')
  const sender = await findSender(ctx, company)
  return {
    ...fillShareEmail(settings.shareEmail, {
      client: wording.sampleClient,
      itinerary: wording.sampleTitle,
      sender: sender.name,
      company: company.name,
    }),
    company,
    language: languageOfCompany(company),
    cover: shown,
    sender,
    isOnTrial: await findTrial(ctx),
    url: `${await findPagesUrl(ctx)}/p/example`,
    files: await filesOfMedia(
      ctx,
      [company.logo, shown].flatMap((picture) => picture?.media ?? []),
    ),
  }
}
