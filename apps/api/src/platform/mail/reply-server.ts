import type { AddressInfo } from 'node:net'
import type { SMTPServerDataStream, SMTPServerSession } from 'smtp-server'
import { nameInAddress, type ReplyAddresses } from './reply-address.ts'
import type { ReceivedText } from './reply-text.ts'

/** An answer to the mail server that delivers an email; other errors are answered with "try again later". */
export class ReplyRejected extends Error {
  override name = 'ReplyRejected'
  readonly responseCode: number

  constructor(responseCode: 450 | 550 | 554, words: string) {
    super(words)
    this.responseCode = responseCode
  }
}

/** What becomes of replies. `address` is the part before the @, in lower case. */
export type ReplyReceiver = {
  isInUse(address: string): Promise<boolean>
  /** The email counts as delivered when this resolves. */
  receive(address: string, reply: Pick<ReceivedText, 'id' | 'text'>): Promise<void>
}

type Options = ReplyAddresses & {
  host: string
  port: number
  /** A line of our emails: it and what follows it is not part of a reply. */
  below: () => readonly string[]
  receiver: ReplyReceiver
  onError: (error: unknown) => void
}

/** Emails with attachments are accepted up to this size, in bytes; only their text is read. */
export const maxReplyBytes = 15_000_000

/**
 * Receives emails to a domain by SMTP (RFC 5321). It expects the mail server of the domain in front, which offers TLS and filters
 * spam, so it is meant for an address that only that one can reach.
 */
export const startReplyServer = async ({ host, port, domain, mailbox, below, receiver, onError }: Options) => {
  // Only a server that receives emails loads what reads them.
  const [{ SMTPServer }, { readReply }] = await Promise.all([import('smtp-server'), import('./reply-text.ts')])
  const localPart = (address: string): string | null => nameInAddress(address, { domain, mailbox })
  const require = async (address: string) => {
    const name = localPart(address)
    if (name === null || !(await receiver.isInUse(name))) throw new ReplyRejected(550, 'This address does not exist')
  }
  const deliver = async (stream: SMTPServerDataStream, { envelope }: SMTPServerSession) => {
    const raw = await readBounded(stream)
    if (raw === null) throw new ReplyRejected(554, `The email is larger than ${maxReplyBytes / 1_000_000} MB`)
    const reply = await readReply(raw, below())
    if (reply.isAutomatic || !envelope.mailFrom || envelope.mailFrom.address === '') return
    if (reply.text === '') throw new ReplyRejected(554, 'The email has no text above what it quotes')
    for (const { address } of envelope.rcptTo) await receiver.receive(localPart(address) ?? '', reply)
  }
  const toRejection = (error: unknown): ReplyRejected => {
    if (error instanceof ReplyRejected) return error
    onError(error)
    return new ReplyRejected(450, 'Please try again later')
  }
  const answering = async (work: Promise<void>, done: (error?: Error | null) => void) => {
    const rejection = await work.then(() => null, toRejection)
    done(rejection)
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: maxReplyBytes,
    maxClients: 5,
    socketTimeout: 60_000,
    closeTimeout: 5000,
    disableReverseLookup: true,
    onRcptTo: ({ address }, _session, done) => void answering(require(address), done),
    onData: (stream, session, done) => void answering(deliver(stream, session), done),
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
  // A client that disconnects early affects only its own connection.
  server.on('error', () => {})
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** All that is sent; null if it is too large. It is read to its end either way, as SMTP demands. */
const readBounded = async (stream: SMTPServerDataStream): Promise<Buffer | null> => {
  let parts: Buffer[] = []
  for await (const part of stream) {
    if (stream.sizeExceeded) parts = []
    else parts.push(part as Buffer)
  }
  return stream.sizeExceeded ? null : Buffer.concat(parts)
}
