import type { Queue as Settings } from 'pg-boss'

/** The schema of pg-boss's tables. */
export const queueSchema = 'pgboss'

const hour = 3600
const day = 24 * hour

type Definition = { name: string; settings: Omit<Settings, 'name' | 'policy' | 'partition'> }

/**
 * All queues. A worker that dies stops its heartbeat, so another one takes over its job half a minute later; `expireInSeconds`
 * is for a worker that hangs. Jobs that need a store or another server are retried for most of a day or longer, until it works
 * again. An email that still fails is kept for a month; the payload of one that was sent is deleted within hours. A queue that
 * is the dead letter queue of others comes before them.
 */
export const queues = {
  'letters-failed': { retentionSeconds: 30 * day },
  letters: {
    retryLimit: 100,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 900,
    expireInSeconds: 300,
    heartbeatSeconds: 15,
    retentionSeconds: 30 * day,
    deleteAfterSeconds: hour,
    deadLetter: 'letters-failed',
    notify: true,
  },
  'letter-requests': {
    retryLimit: 100,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 900,
    expireInSeconds: 60,
    heartbeatSeconds: 15,
    retentionSeconds: day,
    deleteAfterSeconds: hour,
    notify: true,
  },
  'stored-files': {
    retryLimit: 100,
    retryDelay: 30,
    retryBackoff: true,
    retryDelayMax: hour,
    expireInSeconds: 600,
    heartbeatSeconds: 15,
    retentionSeconds: 30 * day,
    deleteAfterSeconds: hour,
    notify: true,
  },
  media: {
    retryLimit: 100,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 900,
    expireInSeconds: 300,
    heartbeatSeconds: 15,
    retentionSeconds: 30 * day,
    deleteAfterSeconds: hour,
    notify: true,
  },
  imports: {
    retryLimit: 100,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 300,
    expireInSeconds: hour,
    heartbeatSeconds: 15,
    retentionSeconds: 30 * day,
    deleteAfterSeconds: hour,
    notify: true,
  },
  // An error response of a receiver does not fail the job: its retries are separate jobs. Only our own errors cause a retry
  // here.
  webhooks: {
    retryLimit: 10,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 900,
    expireInSeconds: 120,
    heartbeatSeconds: 15,
    retentionSeconds: 7 * day,
    deleteAfterSeconds: hour,
    notify: true,
  },
  housekeeping: {
    retryLimit: 3,
    retryDelay: 60,
    retryBackoff: true,
    expireInSeconds: 2 * hour,
    heartbeatSeconds: 15,
    retentionSeconds: day,
    deleteAfterSeconds: day,
    notify: true,
  },
} as const satisfies Record<string, Definition['settings']>

/** A queue with a worker; jobs that failed for good are only kept. */
export type QueueName = Exclude<keyof typeof queues, 'letters-failed'>

/** The queues whose jobs send something to other people or systems, where a second run would be noticed. */
export const sendingQueues: QueueName[] = ['letters', 'letter-requests', 'webhooks']

/** The definitions with names that end in `suffix`: test worlds share a database and must not take each other's jobs. */
export const queuesNamed = (suffix: string): Definition[] =>
  Object.entries(queues).map(([name, settings]) => ({
    name: name + suffix,
    settings: 'deadLetter' in settings ? { ...settings, deadLetter: settings.deadLetter + suffix } : settings,
  }))
