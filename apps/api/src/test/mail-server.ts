import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** The envelope, and the email as received. */
export type Received = { from: string; to: string[]; raw: Buffer }

/** A mail server on a free port that stores what it receives. It can reject each address, or each email. */
export const startMailServer = async (options: { rejects?: boolean; rejectsEmails?: boolean } = {}) => {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => done(options.rejects ? new Error('no such box') : undefined),
    onData: (stream, session, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const raw = Buffer.concat(parts)
        const { mailFrom, rcptTo } = session.envelope
        if (options.rejectsEmails) return done(Object.assign(new Error('looks like spam'), { responseCode: 554 }))
        received.push({ from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address), raw })
        done()
      })
    },
  })
  // A client that disconnects early affects only its own connection.
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await new Promise((resolve) => listening.once('listening', resolve))
  const { port } = listening.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
