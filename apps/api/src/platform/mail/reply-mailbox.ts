import { setTimeout as sleep } from 'node:timers/promises'
import type { ImapFlow } from 'imapflow'
import { nameInAddress, type ReplyAddresses } from './reply-address.ts'
import { maxReplyBytes, ReplyRejected, type ReplyReceiver } from './reply-server.ts'

/** A mailbox, and how to log in to it. */
export type ImapPlace = {
  host: string
  port: number
  /** TLS from the first byte. */
  isSecure: boolean
  /** Whether a connection without TLS must be upgraded before the password is sent. */
  requiresTls: boolean
  user: string
  password: string
  mailbox: string
}

type Options = ReplyAddresses & {
  place: ImapPlace
  below: () => readonly string[]
  receiver: ReplyReceiver
  onError: (error: unknown) => void
  /** How long to wait after a poll, and at most after polls that failed. */
  waits?: { pollMs: number; longestMs: number }
}

const defaultWaits = { pollMs: 60_000, longestMs: 1_800_000 }
/** How many messages are taken in one poll. */
const atOnce = 100
/** An email is for so many of our addresses at most. */
const maxNames = 5
/** After so many failures in a row, it is not the messages that are at fault. */
const maxFailures = 3

/**
 * Receives replies from a mailbox by IMAP (RFC 9051): polls it for unseen messages, and marks each as seen once it was handled. Messages
 * that are no replies or cannot be stored are also flagged, so that a person can find them. What was stored but could not be
 * marked is taken again, and its receiver stores it once.
 */
export const pollReplyMailbox = (options: Options) => {
  const { place, onError, waits = defaultWaits } = options
  const stopping = new AbortController()
  let client: ImapFlow | undefined
  /** Messages that failed come last, by UID and how often. */
  const failures = new Map<string, number>()

  const poll = async () => {
    // Only a server that polls a mailbox loads what does it.
    const { ImapFlow } = await import('imapflow')
    client = new ImapFlow({
      host: place.host,
      port: place.port,
      secure: place.isSecure,
      ...(!place.isSecure && { doSTARTTLS: place.requiresTls }),
      auth: { user: place.user, pass: place.password },
      logger: false,
      disableAutoIdle: true,
      connectionTimeout: 20_000,
      greetingTimeout: 10_000,
      socketTimeout: 60_000,
      maxLiteralSize: maxReplyBytes + 1024,
    })
    // Without a listener, a lost connection would end the process; the command that is waiting rejects as well.
    client.on('error', () => {})
    if (stopping.signal.aborted) return
    try {
      await client.connect()
      await client.mailboxOpen(place.mailbox)
      await takeUnseen(client, options, failures, stopping.signal)
      await client.logout()
    } finally {
      client.close()
    }
  }

  const run = async () => {
    for (let wait = waits.pollMs; !stopping.signal.aborted;) {
      wait = await poll().then(
        () => waits.pollMs,
        (error: unknown) => {
          if (!stopping.signal.aborted)
            // Without the cause: an address that does not answer would be taken for that of the database.
            onError(new Error(`The mailbox for replies cannot be read: ${reasonOf(error)}`))
          return Math.min(wait * 2, waits.longestMs)
        },
      )
      await sleep(wait, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }
  const running = run()
  return {
    /** Resolves once the message that is being stored, if any, is done. */
    close: async () => {
      stopping.abort()
      client?.close()
      await running
    },
  }
}

const takeUnseen = async (
  client: ImapFlow,
  options: Options,
  failures: Map<string, number>,
  signal: AbortSignal,
): Promise<void> => {
  const box = client.mailbox === false ? '' : String(client.mailbox.uidValidity)
  const unseen = (await client.search({ seen: false }, { uid: true })) || []
  const keyOf = (uid: number) => `${box} ${uid}`
  // Those that are gone or seen by now are forgotten.
  const present = new Set(unseen.map(keyOf))
  for (const key of failures.keys()) if (!present.has(key)) failures.delete(key)
  const failed = (uid: number) => failures.get(keyOf(uid)) ?? 0
  const inTurn = unseen.toSorted((a, b) => failed(a) - failed(b) || a - b).slice(0, atOnce)
  let inARow = 0
  for (const uid of inTurn) {
    if (signal.aborted) return
    try {
      const { isWanted } = await takeMessage(client, uid, keyOf(uid), options)
      await client.messageFlagsAdd([uid], isWanted ? ['\\Seen'] : ['\\Seen', '\\Flagged'], { uid: true })
      inARow = 0
    } catch (error) {
      if (!client.usable) throw error
      failures.set(keyOf(uid), failed(uid) + 1)
      // Too many at once from one sender: these wait, and hold up no others.
      if (error instanceof ReplyRejected) continue
      inARow += 1
      if (inARow >= maxFailures) throw error
      options.onError(error)
    }
  }
}

/** Handles one message. Throws what can be tried again later. */
const takeMessage = async (
  client: ImapFlow,
  uid: number,
  key: string,
  { below, receiver, place, ...addresses }: Options,
): Promise<{ isWanted: boolean }> => {
  const query = { uid: true }
  const head = await client.fetchOne(String(uid), { size: true }, query)
  if (!head || (head.size ?? 0) > maxReplyBytes) return { isWanted: false }
  const message = await client.fetchOne(String(uid), { source: true }, query)
  if (!message || !message.source) return { isWanted: false }
  const { readReply } = await import('./reply-text.ts')
  const reply = await readReply(message.source, below()).catch(() => null)
  // It is not an email, or one that cannot be read: trying again does not help.
  if (reply === null) return { isWanted: false }
  if (reply.isAutomatic) return { isWanted: true }
  const named = new Set(reply.recipients.flatMap((address) => nameInAddress(address, addresses) ?? []))
  if (named.size === 0 || named.size > maxNames || reply.text === '') return { isWanted: false }
  let isWanted = true
  for (const name of named) {
    // A message without an ID of its own is still taken once.
    const id = reply.id ?? `${place.user} ${place.mailbox} ${key}`
    await receiver.receive(name, { ...reply, id }).catch((error: unknown) => {
      if (!(error instanceof ReplyRejected) || error.responseCode === 450) throw error
      isWanted = false
    })
  }
  return { isWanted }
}

/** What went wrong, without what was sent: a login has the password. */
const reasonOf = (error: unknown): string => {
  if (typeof error !== 'object' || error === null) return 'the cause is unknown'
  if ('authenticationFailed' in error && error.authenticationFailed)
    return 'the server rejected the user or the password'
  if ('responseText' in error && typeof error.responseText === 'string') return error.responseText.slice(0, 200)
  return error instanceof Error ? error.message.slice(0, 200) : 'the cause is unknown'
}
