import { z } from 'zod'
import { dataOf } from '@sojourn/contract/kit/page'
import { pascalCase, withArticle } from '@sojourn/contract/kit/word-forms'
import { machineTranslation, type Translations, translations, translationUpdate } from '@sojourn/contract/translation'
import type { FastifyRequest } from 'fastify'
import { bodyLimits } from '../../kit/http/body-limits.ts'
import type { App } from '../../kit/http/app.ts'
import { type InTenant, rejectParameters, uuidParam } from '../../kit/http/in-tenant.ts'
import type { Deps } from '../../kit/deps.ts'
import type { ServedResource } from '../../kit/records/served-resource.ts'
import { accommodations } from '../accommodations/queries.ts'
import { companyPages } from '../company-pages/queries.ts'
import { destinations } from '../destinations/queries.ts'
import { excursions } from '../excursions/queries.ts'
import { guides } from '../guides/queries.ts'
import { itineraries } from '../itineraries/queries.ts'
import { translateByMachine } from './create.ts'
import { readTranslations } from './read-translations.ts'
import { removeTranslations } from './remove.ts'
import { updateTranslations } from './update.ts'

const translated: readonly ServedResource[] = [
  itineraries,
  accommodations,
  excursions,
  destinations,
  guides,
  companyPages,
]

const ofRecord = z.object({ tenant: z.uuid(), uuid: z.uuid() })
// Not an enumeration: an unknown language is 404.
const inLanguage = ofRecord.extend({ language: z.string() })
const answer = { 200: dataOf(translations) }

/** Translations of the texts of records that clients read. */
export const translationRoutes = (app: App, inTenant: InTenant): void => {
  for (const resource of translated) routesOf(app, inTenant, resource)
}

const languageOf = (request: FastifyRequest): string | undefined => (request.params as Record<string, string>).language

const withMachine = async (
  { translator }: Deps,
  found: Omit<Translations, 'machineLanguages'>,
): Promise<{ data: Translations }> => ({
  data: { ...found, machineLanguages: (await translator?.findTargets(found.sourceLanguage)) ?? [] },
})

const routesOf = (app: App, inTenant: InTenant, resource: ServedResource): void => {
  const { name, plural } = resource.definition
  const base = `/v1/:tenant/${plural}/:uuid/translations`
  const docs = { tags: [plural], security: [{ bearer: [] }], response: answer }
  const named = pascalCase(name)
  app.get(
    base,
    {
      schema: {
        ...docs,
        operationId: `get${named}Translations`,
        summary: `Get the translations of ${withArticle(name)}`,
        description: 'Returns the texts that clients read.',
        params: ofRecord,
      },
    },
    async (request) => {
      const { deps, transact } = await inTenant.enter(request)
      rejectParameters(request)
      return withMachine(deps, await transact((ctx) => readTranslations(ctx, resource, uuidParam(request))))
    },
  )
  app.put(
    `${base}/:language`,
    {
      bodyLimit: bodyLimits.record,
      schema: {
        ...docs,
        operationId: `update${named}Translations`,
        summary: `Translate texts of ${withArticle(name)}`,
        description: 'Stores and returns texts. 412 if one has another `rev`.',
        params: inLanguage,
        body: translationUpdate,
      },
    },
    async (request) => {
      const { deps, transact } = await inTenant.enter(request)
      const [uuid, body] = [uuidParam(request), request.body ?? {}]
      return withMachine(
        deps,
        await transact((ctx) => updateTranslations(ctx, resource, uuid, languageOf(request), body)),
      )
    },
  )
  app.delete(
    `${base}/:language`,
    {
      schema: {
        ...docs,
        operationId: `remove${named}Translations`,
        summary: `Remove a language of ${withArticle(name)}`,
        description: 'Removes all its texts in that language.',
        params: inLanguage,
      },
    },
    async (request) => {
      const { deps, transact } = await inTenant.enter(request)
      const uuid = uuidParam(request)
      return withMachine(deps, await transact((ctx) => removeTranslations(ctx, resource, uuid, languageOf(request))))
    },
  )
  app.post(
    `${base}/:language/translate`,
    {
      schema: {
        ...docs,
        operationId: `machineTranslate${named}`,
        summary: `Machine-translate ${withArticle(name)}`,
        description: 'Translates up to 12,000 characters that are missing, or stale and not checked by a person.',
        params: inLanguage,
        body: machineTranslation,
      },
    },
    async (request) => {
      const workspace = await inTenant.enter(request)
      const [uuid, input] = [uuidParam(request), request.body ?? {}]
      return withMachine(
        workspace.deps,
        await translateByMachine(workspace, resource, uuid, { language: languageOf(request), input }),
      )
    },
  )
}
