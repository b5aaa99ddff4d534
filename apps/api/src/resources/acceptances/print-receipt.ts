import { fileNameWith } from '@sojourn/contract/kit/file-name'
import { acceptancePictures, type PrintableAcceptance } from '@sojourn/publishing/acceptance/acceptance-data'
import type { TenantId } from '../../kit/context.ts'
import type { Deps } from '../../kit/deps.ts'
import type { Workspace } from '../../kit/http/in-tenant.ts'
import { invalidField, Problem } from '../../kit/problem.ts'
import { findRecord } from '../../kit/records/crud.ts'
import { itineraries } from '../itineraries/queries.ts'
import { findSources, printPages, type Source } from '../publications/print-pages.ts'
import { type AcceptedContent, getAcceptance } from './queries.ts'
import { wordsOfReceipt } from './send-receipts.ts'
import * as wording from './wording.ts'

/** The PDF of an acceptance. 422 if it cannot be printed, 503 if the process was killed. */
export const printReceipt = (
  deps: Deps,
  tenant: TenantId | string,
  content: AcceptedContent,
  { sources, revoked = null }: { sources: readonly Source[]; revoked?: PrintableAcceptance['revoked'] },
): Promise<Buffer> =>
  deps.turns.brochures(tenant, () =>
    printPages(deps, sources, (cuts) => deps.printer.printAcceptance({ ...content, revoked }, cuts), {
      rejected: unprintable,
      stopped: unprintable,
      ended: () => new Problem('unavailable', { detail: 'the receipt could not be printed; try again shortly' }),
    }),
  )

const unprintable = () => invalidField('pdf', 'invalid_value', wording.unprintable)

/** The receipt of an acceptance for a member who may read the itinerary. */
export const printReceiptOf = async (
  { deps, tenant, transact }: Workspace,
  itinerary: string,
  uuid: string,
): Promise<{ filename: string; pdf: Buffer }> => {
  const { content, revoked, sources } = await transact(async (ctx) => {
    await findRecord(ctx, itineraries, itineraries.policy.read(ctx.actor), itinerary)
    const found = await getAcceptance(ctx, itinerary, uuid)
    const { revokedAt, revokeReason } = found.acceptance
    return {
      content: found.content,
      revoked: revokedAt === null ? null : { at: revokedAt, reason: revokeReason ?? '' },
      sources: await findSources(ctx, acceptancePictures(found.content)),
    }
  }, 'read only')
  const pdf = await printReceipt(deps, tenant, content, { sources, revoked })
  return { filename: fileNameWith(wordsOfReceipt(content).emails.receiptFile({ title: content.title }), 'pdf'), pdf }
}
