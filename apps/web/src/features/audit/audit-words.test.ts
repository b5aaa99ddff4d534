import { resources } from '@sojourn/contract'
import type { AuditEvent } from '@sojourn/contract/audit'
import { expect, it } from 'vitest'
import '../../app/resources.ts'
import { parametersOfAudit, readAuditState, searchOfAudit } from './audit-state.ts'
import { actorInWords, changedInWords, eventInWords } from '../../record/activity/audit-words.ts'
import { actionGroups } from './action-groups.ts'

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

/** The sentence about an event, with the link of the record in brackets. */
const wordsOf = (described: AuditEvent): string =>
  [
    eventInWords(described, {
      actor: (name) => name.join(''),
      record: (title, href) => (href === null ? title.join('') : `${title.join('')} [${href}]`),
    }),
  ]
    .flat()
    .join('')

it('describes what was done to which record, with a link', () => {
  expect(wordsOf(event)).toBe(`Ada changed itinerary Dunes [/itineraries/${uuid}]`)
  expect(wordsOf({ ...event, record: { title: 'Classic', isBinned: false, isTemplate: true } })).toBe(
    `Ada changed template Classic [/templates/${uuid}]`,
  )
  expect(wordsOf({ ...event, action: 'user.handOver', record: { title: 'Ben', isBinned: false } })).toBe(
    `Ada handed over ownership to Ben [/users/${uuid}]`,
  )
  expect(wordsOf({ ...event, action: 'share.create', record: { title: '', isBinned: false } })).toBe(
    `Ada created a share link for itinerary Untitled [/itineraries/${uuid}]`,
  )
})

it('distinguishes a changed card from a confirmed plan, and leaving from removing', () => {
  const paid = { ...event, action: 'subscription.pay', record: null }
  expect(wordsOf({ ...paid, changed: ['status', 'periodStart', 'card'] })).toBe('Ada completed the checkout')
  expect(wordsOf({ ...paid, changed: ['card'] })).toBe('Ada changed the payment card')
  const removal = { ...event, action: 'user.remove', record: { title: 'Ada', isBinned: false } }
  expect(wordsOf(removal)).toBe(`Ada removed Ada [/users/${uuid}]`)
  expect(wordsOf({ ...removal, actor: { ...event.actor, uuid } })).toBe('Ada left the company')
})

it('describes what happens only to invoices', () => {
  const invoice = { ...event, record: { title: 'Deposit', isBinned: false } }
  expect(wordsOf({ ...invoice, action: 'invoice.issue' })).toBe(`Ada issued invoice Deposit [/invoices/${uuid}]`)
  expect(wordsOf({ ...invoice, action: 'invoice.void' })).toBe(`Ada voided invoice Deposit [/invoices/${uuid}]`)
})

it('has no link to a record that is in the bin or deleted', () => {
  expect(wordsOf({ ...event, record: { title: 'Dunes', isBinned: true } })).toBe('Ada changed itinerary Dunes')
  expect(wordsOf({ ...event, record: null })).toBe('Ada changed itinerary (permanently deleted)')
})

it('describes actions on API keys, and actions made with one', () => {
  const key = { ...event, changed: [], record: { title: 'Website', isBinned: false } }
  expect(wordsOf({ ...key, action: 'api-key.create' })).toBe('Ada created the API key Website')
  expect(wordsOf({ ...key, action: 'api-key.revoke' })).toBe('Ada revoked the API key Website')
  const byKey = { ...key, actor: { ...event.actor, kind: 'key' as const, name: 'Website' }, action: 'api-key.export' }
  expect(wordsOf(byKey)).toBe('Website exported a list')
})

it('describes actions without a record, and unknown actions', () => {
  expect(wordsOf({ ...event, action: 'company.export', record: null })).toBe('Ada exported all company data')
  const byJob = { ...event, actor: { ...event.actor, kind: 'job' as const, job: 'restore' } }
  expect(wordsOf({ ...byJob, action: 'company.restore', record: null })).toBe(
    'System restored the company from a backup',
  )
  expect(wordsOf({ ...event, action: 'import.finish', record: null })).toBe('Ada completed a CSV import')
  expect(wordsOf({ ...event, action: 'kite.fly', record: null })).toBe('Ada: kite.fly')
})

it('names the actor and the fields', () => {
  expect(actorInWords(event)).toBe('Ada')
  expect(actorInWords({ actor: { ...event.actor, kind: 'job', job: 'billing' } })).toBe('System')
  expect(changedInWords(event)).toBe('start date, day count')
  expect(changedInWords({ action: 'invoice.issue', changed: ['number', 'issuedOn', 'issuedAt'] })).toBeNull()
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
  const elsewhere = [
    'itinerary',
    'media-item',
    'contact',
    'supplier',
    'exchange-rate',
    'rate-sheet',
    'invoice',
    'payment',
    'payable',
    'company-page',
    'support-request',
  ]
  const all = Object.values(resources).map(({ name }) => name)
  expect(names).toEqual(new Set(all.filter((name) => !elsewhere.includes(name))))
})
