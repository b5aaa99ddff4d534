import type { Webhook, WebhookCreate, WebhookDelivery, WebhookWithSecret } from '../webhooks.ts'
import { ids } from './ids.ts'

const created: WebhookCreate = {
  url: 'https://ledger.example.com/sojourn',
  description: 'Ledger',
  events: ['itinerary.status_changed', 'contact.created'],
  isActive: true,
}

const webhook: Webhook = {
  uuid: ids.record,
  rev: 1,
  createdAt: '2026-11-20T09:30:00.000Z',
  updatedAt: '2026-11-20T09:30:00.000Z',
  createdBy: ids.user,
  url: 'https://ledger.example.com/sojourn',
  description: 'Ledger',
  events: ['itinerary.status_changed', 'contact.created'],
  isActive: true,
  disabledReason: null,
  oldSecretUntil: null,
  lastDelivery: { event: 'contact.created', status: 'delivered', createdAt: '2026-11-20T10:15:00.000Z' },
}

const withSecret: WebhookWithSecret = { ...webhook, secret: 'whsec_c2VjcmV0IG9mIGFuIGV4YW1wbGUsIG5vYm9keSBzaWducyE=' }

const attempt = { at: '2026-11-20T10:15:01.000Z', status: 200, durationMs: 84, answer: 'ok', error: null }

const delivery: WebhookDelivery = {
  uuid: ids.part,
  event: 'contact.created',
  status: 'delivered',
  createdAt: '2026-11-20T10:15:00.000Z',
  data: { resource: 'contacts', uuid: ids.contact, rev: 1 },
  attempts: [attempt],
  nextAttemptAt: null,
}

/** A webhook as added, changed and returned, and a delivery to it. */
export const webhookExamples = {
  WebhookCreate: created,
  WebhookUpdate: { events: ['*'], isActive: true },
  Webhook: webhook,
  WebhookWithSecret: withSecret,
  WebhookAttempt: attempt,
  WebhookDelivery: delivery,
}
