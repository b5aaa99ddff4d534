import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

type Message = { uid: number; raw: string; flags: Set<string> }

/** A stand-in for an IMAP server with one mailbox, which speaks as much of RFC 3501 as a client needs to read it and to mark messages. */
export const startImapServer = async ({ user, password }: { user: string; password: string }) => {
  const messages: Message[] = []
  const sockets = new Set<Socket>()
  const log: string[] = []
  const state = { uidValidity: 7, nextUid: 1, isRejectingMarks: false, isLosing: false }

  const fetched = ({ uid, raw, flags }: Message, n: number, items: string): string => {
    const bytes = Buffer.byteLength(raw)
    const parts = [`UID ${uid}`]
    if (/RFC822\.SIZE/i.test(items)) parts.push(`RFC822.SIZE ${bytes}`)
    if (/FLAGS/i.test(items)) parts.push(`FLAGS (${[...flags].join(' ')})`)
    if (/BODY\.PEEK\[\]/i.test(items)) parts.push(`BODY[] {${bytes}}\r\n${raw}`)
    return `* ${n} FETCH (${parts.join(' ')})\r\n`
  }
  /** The untagged responses and the end of the tagged one; null ends the connection. */
  const answer = (command: string, session: { isLoggedIn: boolean }): [string, string] | null => {
    const [name = '', ...rest] = command.split(' ')
    const words = rest.join(' ')
    const verb = name.toUpperCase() === 'UID' ? `UID ${rest[0]?.toUpperCase()}` : name.toUpperCase()
    if (verb === 'CAPABILITY') return ['* CAPABILITY IMAP4rev1\r\n', 'OK done']
    if (verb === 'NOOP') return ['', 'OK done']
    if (verb === 'LOGOUT') return ['* BYE\r\n', 'OK done']
    if (verb === 'LOGIN') {
      session.isLoggedIn = words.replaceAll('"', '') === `${user} ${password}`
      return ['', session.isLoggedIn ? 'OK [CAPABILITY IMAP4rev1] done' : 'NO [AUTHENTICATIONFAILED] no']
    }
    if (!session.isLoggedIn) return ['', 'BAD log in first']
    if (verb === 'LIST' || verb === 'LSUB') return [`* ${verb} () "/" INBOX\r\n`, 'OK done']
    if (verb === 'SELECT')
      return [
        `* FLAGS (\\Seen \\Flagged)\r\n* ${messages.length} EXISTS\r\n* OK [UIDVALIDITY ${state.uidValidity}] ok\r\n* OK [UIDNEXT ${state.nextUid}] ok\r\n* OK [PERMANENTFLAGS (\\Seen \\Flagged)] ok\r\n`,
        'OK [READ-WRITE] done',
      ]
    if (state.isLosing) return null
    if (verb === 'UID SEARCH') {
      const unseen = messages.filter(({ flags }) => !flags.has('\\Seen'))
      return [`* SEARCH ${unseen.map(({ uid }) => uid).join(' ')}\r\n`, 'OK done']
    }
    const at = messages.findIndex(({ uid }) => uid === Number(rest[1]))
    const message = messages[at]
    if (verb === 'UID FETCH') return [message ? fetched(message, at + 1, words) : '', 'OK done']
    if (verb === 'UID STORE') {
      if (state.isRejectingMarks) return ['', 'NO not now']
      for (const flag of words.match(/\\\w+/g) ?? []) message?.flags.add(flag)
      return ['', 'OK done']
    }
    return ['', 'BAD unknown']
  }
  const server = createServer((socket) => {
    const session = { isLoggedIn: false }
    let pending = ''
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    socket.write('* OK ready\r\n')
    socket.on('data', (data) => {
      pending += data.toString('utf8')
      for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
        const line = pending.slice(0, end)
        pending = pending.slice(end + 2)
        const [tag = '', ...rest] = line.split(' ')
        log.push(rest.join(' '))
        const answered = answer(rest.join(' '), session)
        if (answered === null) return void socket.destroy()
        socket.write(`${answered[0]}${tag} ${answered[1]}\r\n`)
      }
    })
  })
  let port = 0
  const listen = async () => {
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
  }
  const stop = async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
  await listen()
  return {
    place: () => ({
      host: '127.0.0.1',
      port,
      isSecure: false,
      requiresTls: false,
      user,
      password,
      mailbox: 'INBOX',
    }),
    state,
    log,
    connections: () => sockets.size,
    add: (raw: string): number => {
      const uid = state.nextUid++
      messages.push({ uid, raw: raw.replaceAll(/\r?\n/g, '\r\n'), flags: new Set() })
      return uid
    },
    flagsOf: (uid: number): string[] => [...(messages.find((one) => one.uid === uid)?.flags ?? [])].toSorted(),
    stop,
    listen,
  }
}
