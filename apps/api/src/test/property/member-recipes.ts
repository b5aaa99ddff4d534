import fc from 'fast-check'
import { acceptancePath, signedAcceptancePath } from '../acceptance-writes.ts'
import { pascalCase } from '@sojourn/contract/kit/word-forms'
import { translatedPlurals } from '../translation-writes.ts'
import { taskPath } from '../task-writes.ts'
import { questionPath } from '../question-writes.ts'
import { askedTraveller } from '../traveller-form-writes.ts'
import { prepareWrite } from '../writes.ts'
import type { Ground } from './ground.ts'
import type { Draw } from './value-of.ts'

type Recipe = (
  ground: Ground,
  draw: Draw,
) => Promise<{
  by: Ground['people']['Owner']
  params: Record<string, string>
  body?: Record<string, unknown>
  isExact?: boolean
}>

const base = '/v1/:tenant/itineraries/:uuid/comments'

/** A comment of the owner, whose path has the uuids of its itinerary and of itself. */
const ofComment =
  (method: string, step = ''): Recipe =>
  async ({ company, people }) => {
    const call = await prepareWrite(method, `${base}/:comment${step}`)?.(company)
    const [, uuid, comment] = /itineraries\/([0-9a-f-]{36})\/comments\/([0-9a-f-]{36})/.exec(call?.path ?? '') ?? []
    return { by: people.Owner, params: { ...(uuid && { uuid }), ...(comment && { comment }) } }
  }

/** A shared view of the owner. */
const ofSavedView =
  (method: string): Recipe =>
  async ({ company, people }) => {
    const call = await prepareWrite(method, '/v1/:tenant/saved-views/:uuid')?.(company)
    const uuid = call?.path.split('/').at(-1)
    return { by: people.Owner, params: { ...(uuid && { uuid }) } }
  }

/** An acceptance, which the client of a link has given. */
const ofAcceptance =
  (body?: Record<string, unknown>, makePath = acceptancePath): Recipe =>
  async ({ company, people }) => {
    const [, uuid, acceptance] =
      /itineraries\/([0-9a-f-]{36})\/acceptances\/([0-9a-f-]{36})/.exec(await makePath(company)) ?? []
    const params = { ...(uuid && { uuid }), ...(acceptance && { acceptance }) }
    return { by: people.Owner, params, ...(body && { body, isExact: true }) }
  }

/** A task of an itinerary. */
const ofTask =
  (body?: Record<string, unknown>): Recipe =>
  async ({ company, people }) => {
    const [, uuid, task] = /itineraries\/([0-9a-f-]{36})\/tasks\/([0-9a-f-]{36})/.exec(await taskPath(company)) ?? []
    const params = { ...(uuid && { uuid }), ...(task && { task }) }
    return { by: people.Owner, params, ...(body && { body, isExact: true }) }
  }

/** A question, which the client of a link has asked. */
const ofQuestion =
  (body?: Record<string, unknown>): Recipe =>
  async ({ company, people }) => {
    const [, uuid, question] =
      /itineraries\/([0-9a-f-]{36})\/questions\/([0-9a-f-]{36})/.exec(await questionPath(company)) ?? []
    const params = { ...(uuid && { uuid }), ...(question && { question }) }
    return { by: people.Owner, params, ...(body && { body, isExact: true }) }
  }

/** Translations of a record of each kind, by operation id. */
const translationRecipes: Readonly<Record<string, Recipe>> = Object.fromEntries(
  Object.entries(translatedPlurals).flatMap(([plural, name]) => {
    const ofRecord =
      (body?: Record<string, unknown>): Recipe =>
      async ({ company, people }) => {
        const call = await prepareWrite('PUT', `/v1/:tenant/${plural}/:uuid/translations/:language`)?.(company)
        const uuid = /([0-9a-f-]{36})\/translations/.exec(call?.path ?? '')?.[1]
        const params = { language: 'de', ...(uuid && { uuid }) }
        return { by: people.Owner, params, ...(body && { body, isExact: true }) }
      }
    const title = name === 'itinerary' || name === 'guide' || name === 'company-page' ? 'title' : 'name'
    return [
      [`update${pascalCase(name)}Translations`, ofRecord({ texts: [{ path: title, value: 'Drawn' }] })],
      [`remove${pascalCase(name)}Translations`, ofRecord()],
      [`machineTranslate${pascalCase(name)}`, ofRecord({})],
    ]
  }),
)

/** A details form, which its traveller has filled in. */
const ofForm =
  (body?: Record<string, unknown>): Recipe =>
  async ({ company, people }) => {
    const { path, contact } = await askedTraveller(company)
    const [, uuid, form] = /itineraries\/([0-9a-f-]{36})\/traveller-forms\/([0-9a-f-]{36})/.exec(path) ?? []
    const params = { ...(uuid && { uuid }), ...(form && { form }) }
    const { json } = await people.Owner.send('GET', company.path(`contacts/${contact}`))
    return { by: people.Owner, params, ...(body && { body: { contactRev: json.data.rev, ...body }, isExact: true }) }
  }

/** A contact whose personal data is read or erased. */
const ofContact: Recipe = async ({ company, people }) => {
  const call = await prepareWrite('POST', '/v1/:tenant/contacts/:uuid/erase')?.(company)
  const uuid = /contacts\/([0-9a-f-]{36})/.exec(call?.path ?? '')?.[1]
  return { by: people.Owner, params: { ...(uuid && { uuid }) } }
}

/** What members write for each other, and read of each other and of clients, by operation id. */
export const memberRecipes: Readonly<Record<string, Recipe>> = {
  getSavedView: ofSavedView('PUT'),
  readFlight: async ({ people }, draw) => ({
    by: people.Owner,
    params: { number: draw(fc.constantFrom('KL861', 'SW70')) },
  }),
  printAcceptance: ofAcceptance(),
  downloadSignedDocument: ofAcceptance(undefined, signedAcceptancePath),
  revokeAcceptance: ofAcceptance({ reason: 'Drawn' }),
  createTask: async ({ company, people }) => {
    const [, uuid] = /itineraries\/([0-9a-f-]{36})\/tasks/.exec(await taskPath(company)) ?? []
    return {
      by: people.Owner,
      params: { ...(uuid && { uuid }) },
      body: { title: 'Drawn', due: '2027-01-31' },
      isExact: true,
    }
  },
  updateTask: ofTask({ isDone: true }),
  removeTask: ofTask(),
  replyToQuestion: ofQuestion({ text: 'Drawn' }),
  ...translationRecipes,
  resolveQuestion: ofQuestion(),
  reopenQuestion: ofQuestion(),
  readPersonalData: ofContact,
  eraseContact: ofContact,
  askTravellers: async ({ company, people }) => {
    const { itinerary, contact } = await askedTraveller(company, { isFilledIn: false })
    const uuid = itinerary.split('/').at(-1) ?? ''
    return { by: people.Owner, params: { uuid }, body: { contacts: [contact], sections: ['names'] }, isExact: true }
  },
  revokeTravellerForm: ofForm(),
  readTravellerAnswers: ofForm(),
  saveTravellerAnswers: ofForm({ fields: ['birthday'] }),
  deleteTravellerAnswers: ofForm(),
  updateSavedView: ofSavedView('PUT'),
  removeSavedView: ofSavedView('DELETE'),
  createComment: async ({ company, people }) => {
    const call = await prepareWrite('POST', base)?.(company)
    const uuid = /itineraries\/([0-9a-f-]{36})/.exec(call?.path ?? '')?.[1]
    return { by: people.Owner, params: { ...(uuid && { uuid }) }, body: { text: 'Drawn' }, isExact: true }
  },
  updateComment: async (ground, draw) => ({
    ...(await ofComment('PUT')(ground, draw)),
    body: { text: 'Drawn' },
    isExact: true,
  }),
  removeComment: ofComment('DELETE'),
  resolveThread: ofComment('POST', '/resolve'),
  reopenThread: ofComment('POST', '/reopen'),
  markNotificationRead: async ({ company, people }) => {
    const call = await prepareWrite('POST', '/v1/:tenant/notifications/:uuid/read')?.(company)
    const uuid = /notifications\/([0-9a-f-]{36})/.exec(call?.path ?? '')?.[1]
    return { by: people.Owner, params: { ...(uuid && { uuid }) } }
  },
}
