import { resources } from '@sojourn/contract'
import type { AuditEvent } from '@sojourn/contract/audit'
import { expect, it } from 'vitest'
import '../../app/resources.ts'
import { parametersOfAudit, readAuditState, searchOfAudit } from './audit-state.ts'
import { actionGroups, actorInWords, changedInWords, sentenceOf } from './audit-words.ts'

const uuid = '0197c6f2-7c1a-7b3e-9d2f-1a2b3c4d5e6f'
const event: AuditEvent = {
  uuid,
  at: '2026-11-20T10:15:00.000Z',
  actor: { kind: 'person', uuid: null, name: 'Ada', isVisiting: false, job: null },
  action: 'itinerary.update',
  target: uuid,
  record: { title: 'Dunes', isBinned: false, isTemplate: false },
  changed: ['startDate', 'dayCount'],
}

it('describes what was done to which record, with a link', () => {
  expect(sentenceOf(event)).toEqual({
    before: 'changed the itinerary ',
    record: 'Dunes',
    href: `/itineraries/${uuid}`,
  })
  expect(sentenceOf({ ...event, record: { title: 'Classic', isBinned: false, isTemplate: true } })).toMatchObject({
    before: 'changed the template ',
    href: `/templates/${uuid}`,
  })
  expect(sentenceOf({ ...event, action: 'user.handOver', record: { title: 'Ben', isBinned: false } }).before).toBe(
    'handed the company over to ',
  )
})

it('distinguishes a changed card from a confirmed plan', () => {
  const paid = { ...event, action: 'subscription.pay', record: null }
  expect(sentenceOf({ ...paid, changed: ['status', 'periodStart', 'card'] }).before).toBe(
    'confirmed the plan at the checkout',
  )
  expect(sentenceOf({ ...paid, changed: ['card'] }).before).toBe('changed the card that pays')
})

it('has no link to a record that is in the bin or deleted', () => {
  expect(sentenceOf({ ...event, record: { title: 'Dunes', isBinned: true } }).href).toBeNull()
  expect(sentenceOf({ ...event, record: null })).toEqual({
    before: 'changed an itinerary',
    record: null,
    href: null,
  })
})

it('describes actions on API keys, and actions made with one', () => {
  const key = { ...event, changed: [], record: { title: 'Website', isBinned: false } }
  expect(sentenceOf({ ...key, action: 'api-key.create' }).before).toBe('created the API key ')
  expect(sentenceOf({ ...key, action: 'api-key.revoke' })).toEqual({
    before: 'revoked the API key ',
    record: 'Website',
    href: null,
  })
  const byKey = { ...key, actor: { ...event.actor, kind: 'key' as const, name: 'Website' }, action: 'api-key.export' }
  expect([actorInWords(byKey), sentenceOf(byKey).before]).toEqual(['Website', 'exported a list'])
})

it('describes actions without a record, and unknown actions', () => {
  expect(sentenceOf({ ...event, action: 'company.export', record: null }).before).toBe('exported everything')
  expect(sentenceOf({ ...event, action: 'import.finish', record: null })).toEqual({
    before: 'finished importing a CSV file',
    record: null,
    href: null,
  })
  expect(sentenceOf({ ...event, action: 'kite.fly', record: null }).before).toBe('did: kite.fly')
})

it('names the actor and the fields', () => {
  expect(actorInWords(event)).toBe('Ada')
  expect(actorInWords({ actor: { ...event.actor, kind: 'job', job: 'billing' } })).toBe('The product itself')
  expect(changedInWords(event)).toBe('start date, day count')
  expect(changedInWords({ action: 'share.mail', changed: ['to:a@example.test'] })).toBe('to a@example.test')
  expect(changedInWords({ ...event, changed: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] })).toBe('a, b, c, d, e and 2 more')
})

it('reads the state from the URL, ignores invalid values, and writes only what differs from the defaults', () => {
  const state = readAuditState({ actor: uuid, what: 'people', from: '2026-11-01', to: '2026-02-31', page: '-3' })
  expect(state).toEqual({ actor: uuid, group: 'people', from: '2026-11-01', to: null, page: 1, perPage: 24 })
  expect(searchOfAudit(state)).toEqual({ actor: uuid, what: 'people', from: '2026-11-01' })
  expect(parametersOfAudit(state)).toContain('action=user.handOver')
})

it('filters by no more actions than the API accepts in one request', () => {
  for (const { id, actions } of actionGroups) expect(actions.length, id).toBeLessThanOrEqual(50)
})

it('has the actions on a custom domain in the group of the company', () => {
  const actions = actionGroups.find(({ id }) => id === 'company')?.actions
  expect(actions).toEqual(expect.arrayContaining(['domain.update', 'domain.verify', 'domain.remove', 'domain.disable']))
})

it('has the resources of the library in the group of the library', () => {
  const actions = actionGroups.find(({ id }) => id === 'library')?.actions ?? []
  const names = new Set(actions.map((action) => action.split('.')[0]))
  const elsewhere = ['itinerary', 'media-item', 'contact', 'supplier', 'company-page', 'support-request']
  const all = Object.values(resources).map(({ name }) => name)
  expect(names).toEqual(new Set(all.filter((name) => !elsewhere.includes(name))))
})
