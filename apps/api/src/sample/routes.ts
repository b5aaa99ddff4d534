import { z } from 'zod'
import { dataOf } from '@sojourn/contract/kit/page'
import { removedSample, sample, sampleInput } from '@sojourn/contract/sample'
import type { App } from '../kit/http/app.ts'
import { type InTenant, rejectParameters } from '../kit/http/in-tenant.ts'
import type { ServedResource } from '../kit/records/served-resource.ts'
import { addSample } from './add-sample.ts'
import { answerSample, findSample } from './queries.ts'
import { removeSample } from './remove-sample.ts'

const base = '/v1/:tenant/sample'
const docs = { tags: ['sample'], security: [{ bearer: [] }], params: z.object({ tenant: z.uuid() }) }

/** The sample itinerary, for a company that has nothing of its own yet. */
export const sampleRoutes = (app: App, inTenant: InTenant, servedResources: readonly ServedResource[]): void => {
  app.get(
    base,
    {
      schema: {
        ...docs,
        operationId: 'getSample',
        summary: 'Get the sample',
        description: 'Returns whether the company has the sample itinerary, and when it was added.',
        response: { 200: dataOf(sample) },
      },
    },
    (request) =>
      inTenant(request, async (ctx) => {
        rejectParameters(request)
        return { data: answerSample(await findSample(ctx, servedResources)) }
      }),
  )
  app.post(
    base,
    {
      schema: {
        ...docs,
        operationId: 'addSample',
        summary: 'Add the sample',
        description:
          'Adds an itinerary and the records that it needs: destinations, accommodations, excursions, a guide and images. They are ordinary records, which you can change, and count towards the limits of the plan. If some of them are there already, nothing is added. Requires permission to create all of them.',
        body: sampleInput,
        response: { 200: dataOf(sample) },
      },
    },
    async (request) => {
      const workspace = await inTenant.enter(request)
      return { data: await workspace.inSteps((steps) => addSample(steps, servedResources, request.body ?? {})) }
    },
  )
  app.delete(
    base,
    {
      schema: {
        ...docs,
        operationId: 'removeSample',
        summary: 'Remove the sample',
        description:
          'Moves all records of the sample to the bin, including those that you have changed; you can restore them for 30 days. Records that your own records use are kept, and are returned in `inUse`. Requires permission to delete all of them.',
        response: { 200: dataOf(removedSample) },
      },
    },
    async (request) => ({ data: await inTenant(request, (ctx) => removeSample(ctx, servedResources)) }),
  )
}
