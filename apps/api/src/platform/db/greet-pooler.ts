import { connect } from 'node:net'
import { DatabaseUnreachable } from './lost-connection.ts'

/** PostgreSQL's message that asks whether the server takes TLS: its length, and a number. It is answered before a login. */
const sslRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47])
/** In milliseconds. */
const longestWait = 5000

/** Resolves when something answers at the address, in the protocol of PostgreSQL, also if it has no connection to a database itself. */
export const greetPooler = ({ host, port }: { host: string; port: number }): Promise<void> =>
  new Promise((resolve, reject) => {
    const socket = connect(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port })
    socket.unref()
    socket.setTimeout(longestWait, () => socket.destroy())
    socket.once('connect', () => socket.write(sslRequest))
    socket.once('data', () => {
      resolve()
      socket.destroy()
    })
    socket.once('error', reject)
    socket.once('close', () => reject(new DatabaseUnreachable('the pooler does not answer')))
  })
