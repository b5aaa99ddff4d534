import type { Queue as Settings } from 'pg-boss'

/** The schema that pg-boss keeps its tables in. */
export const queueSchema = 'pgboss'

const hour = 3600
const day = 24 * hour

type Definition = { name: string; settings: Omit<Settings, 'name' | 'policy' | 'partition'> }

/**
 * Every queue. A worker that dies stops its heartbeat, so its job is another's half a minute later; `expireInSeconds` is
 * for one that hangs. What needs a store or a server elsewhere is tried for most of a day or longer: those come back. An email
 * is then kept aside for a month; the payload of one that left is deleted within hours. Queues that others name as theirs for dead letters come first.
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
  // What a receiver answers is no fault of the job: tries again are jobs of their own. Only a fault of ours repeats one.
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

/** A queue that is worked; what failed for good is only kept. */
export type QueueName = Exclude<keyof typeof queues, 'letters-failed'>

/** The definitions under names that end in `suffix`: worlds of tests share a database and must not take each other's jobs. */
export const queuesNamed = (suffix: string): Definition[] =>
  Object.entries(queues).map(([name, settings]) => ({
    name: name + suffix,
    settings: 'deadLetter' in settings ? { ...settings, deadLetter: settings.deadLetter + suffix } : settings,
  }))
