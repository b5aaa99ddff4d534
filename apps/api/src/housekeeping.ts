import { visitLimits } from '@sojourn/contract/visit-limits'
import { forgetPersonKeys, forgetRequestKeys, keyHours } from './kit/jobs/forget-keys.ts'
import type { AsServer } from './kit/http/in-tenant.ts'
import {
  forgetIdentityEvents,
  forgetInvited,
  removeDeadSessions,
  removeExpiredChallenges,
  removeExpiredMailTokens,
  removeOldLoginPlaces,
} from './identity/jobs.ts'
import type { Deps } from './kit/deps.ts'
import { type Batch, type DueOptions, inDueTenants } from './kit/jobs/each-tenant.ts'
import { emptyBin } from './kit/jobs/empty-bin.ts'
import { binDays } from './kit/records/crud.ts'
import type { Schedule } from './platform/queue/queue.ts'
import { servedResources } from './served-resources.ts'
import { removeExpiredDelays } from './platform/limits/delays.ts'
import { removeExpiredTries } from './platform/limits/tries.ts'
import { followSignatures } from './resources/acceptances/jobs.ts'
import { followCheckouts } from './resources/card-payments/jobs.ts'
import { checkDomains } from './resources/domains/jobs.ts'
import { removeLeftovers } from './resources/exports/jobs.ts'
import { removeOldImports } from './resources/imports/jobs.ts'
import { importDays } from './resources/imports/remove.ts'
import { invitationDays, removeOldInvitations } from './resources/invitations/jobs.ts'
import { itineraries } from './resources/itineraries/queries.ts'
import { emptyItineraryBin, keptDays, renewSearch, thinRevisions } from './resources/itineraries/jobs.ts'
import { moveDueItineraries } from './resources/itineraries/move-due.ts'
import {
  followLicences,
  removeEndedSlots,
  removeLapsedSlots,
  removeUnfinishedUploads,
  removeUnusedFiles,
} from './resources/media/jobs.ts'
import { missingFilesOfCompany, tellOfMissingAvatars } from './resources/media/count-missing-files.ts'
import { resumeMedia, waitMinutes } from './resources/media/prepare-media.ts'
import { media } from './resources/media/queries.ts'
import { removeUnnamedFiles } from './resources/media/sweep.ts'
import { tellOfEnquiries } from './resources/sites/jobs.ts'
import { deleteOldAnswers, remindTravellers } from './resources/traveller-forms/jobs.ts'
import { removeOldVisits } from './resources/visits/jobs.ts'
import {
  removeOldDeliveries,
  removeSurplusDeliveries,
  resumeDeliveries,
  stopWebhookBacklogs,
} from './resources/webhooks/jobs.ts'
import { deliveryDays } from './resources/webhooks/sweep-deliveries.ts'
import { followInTime, forgetEvents, retentionDays } from './subscriptions/jobs.ts'

type ChoreContext = { deps: Deps; asServer: AsServer; now: Date }

/** A job that runs on a schedule. It is idempotent: a second run changes nothing more. `cron` is in UTC. */
export type Chore = Schedule & { run(context: ChoreContext): Promise<void> }

const inCompanies = (name: string, cron: string, batches: readonly Batch[], options: DueOptions = {}): Chore => ({
  name,
  cron,
  run: (context) => inDueTenants(context, name, batches, options),
})

const hour = 60
const day = 24 * hour

/** Documents are deleted before the records they refer to; media and their files are deleted last. */
const bins = [
  emptyItineraryBin,
  ...servedResources
    .filter((resource) => resource !== itineraries && resource !== media)
    .map((resource) => emptyBin(resource)),
  emptyBin(media),
  removeUnusedFiles,
]

/** All jobs that the server runs on a schedule. */
export const chores: readonly Chore[] = [
  inCompanies('move-due-trips', '*/10 * * * *', [moveDueItineraries]),
  inCompanies('renew-search', '*/5 * * * *', [renewSearch]),
  inCompanies('tell-of-enquiries', '15 * * * *', [tellOfEnquiries]),
  inCompanies('remove-lapsed-slots', '20 * * * *', [removeLapsedSlots, removeEndedSlots]),
  inCompanies('resume-media', '40 * * * *', [resumeMedia], { minutes: waitMinutes }),
  inCompanies('follow-licences', '5 0 * * *', [followLicences]),
  inCompanies('empty-bins', '10 2 * * *', bins, { closedToo: true, minutes: binDays * day }),
  inCompanies('forget-request-keys', '30 * * * *', [forgetRequestKeys], { minutes: keyHours * hour }),
  inCompanies('settle-subscriptions', '5 * * * *', [followInTime], { closedToo: true }),
  { name: 'follow-card-payments', cron: '25 * * * *', run: followCheckouts },
  { name: 'follow-signatures', cron: '35 * * * *', run: followSignatures },
  inCompanies('forget-billing-events', '55 4 * * *', [forgetEvents], { closedToo: true, minutes: retentionDays * day }),
  { name: 'check-domains', cron: '40 4 * * *', run: checkDomains },
  inCompanies('thin-revisions', '40 3 * * *', [thinRevisions], { minutes: keptDays * day }),
  inCompanies('remove-old-invitations', '15 4 * * *', [removeOldInvitations], {
    closedToo: true,
    minutes: invitationDays * day,
  }),
  inCompanies('remove-old-imports', '35 4 * * *', [removeOldImports], { closedToo: true, minutes: importDays * day }),
  inCompanies('remind-travellers', '5 8 * * *', [remindTravellers]),
  inCompanies('delete-traveller-details', '45 3 * * *', [deleteOldAnswers], { closedToo: true }),
  inCompanies('remove-old-visits', '30 4 * * *', [removeOldVisits], {
    closedToo: true,
    minutes: visitLimits.days * day,
  }),
  inCompanies('remove-old-webhook-deliveries', '25 4 * * *', [removeOldDeliveries], {
    closedToo: true,
    minutes: deliveryDays * day,
  }),
  inCompanies('resume-webhook-deliveries', '55 * * * *', [
    stopWebhookBacklogs,
    removeSurplusDeliveries,
    resumeDeliveries,
  ]),
  { name: 'forget-identity-events', cron: '50 4 * * *', run: ({ deps, now }) => forgetIdentityEvents(deps.pool, now) },
  { name: 'forget-invited', cron: '45 4 * * *', run: ({ deps, now }) => forgetInvited(deps.pool, now) },
  {
    name: 'remove-export-leftovers',
    cron: '25 * * * *',
    run: ({ deps, now }) => removeLeftovers(deps.workFolder, now),
  },
  {
    name: 'remove-unfinished-uploads',
    cron: '35 * * * *',
    run: ({ deps, now }) => removeUnfinishedUploads(deps, now),
  },
  { name: 'remove-unnamed-files', cron: '20 3 * * *', run: removeUnnamedFiles },
  inCompanies('tell-of-missing-files', '10 5 * * 0', missingFilesOfCompany, { closedToo: true }),
  { name: 'tell-of-missing-avatars', cron: '5 5 * * 0', run: ({ deps }) => tellOfMissingAvatars(deps) },
  {
    name: 'remove-expired-secrets',
    cron: '50 * * * *',
    run: async ({ deps, now }) => {
      await removeDeadSessions(deps.pool, now)
      await removeExpiredMailTokens(deps.pool, now)
      await removeExpiredChallenges(deps.pool, now)
      await deps.pool.query(forgetPersonKeys, [now.toISOString()])
      await removeExpiredTries(deps.pool, now)
      await removeExpiredDelays(deps.pool, now)
      await removeOldLoginPlaces(deps.pool, now)
    },
  },
]
