import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { Pool, types } from 'pg'
import { completenessOf } from '@sojourn/contract/completeness'
import { serveParent } from './child.ts'
import { readRecordings, repeatStatements } from './recordings.ts'

/**
 * The floor for creating records: parses the body, repeats the recorded statements in order, and returns the new record with its
 * completeness. It does no validation.
 */
serveParent(async ({ databaseUrl, from }: { databaseUrl: string; from: string }) => {
  const recordings = await readRecordings(from)
  const iso = (time: string) =>
    `${time.slice(0, 10)}T${time.slice(11, 19)}.${time.slice(20, -3).padEnd(3, '0').slice(0, 3)}Z`
  const parsers: Record<number, (text: string) => unknown> = {
    1184: iso,
    1700: Number,
    1083: (time) => time.slice(0, 5),
  }
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 20,
    options: '-c TimeZone=UTC',
    types: { getTypeParser: (type) => parsers[type] ?? types.getTypeParser(type) },
  })

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    await json(request)
    const recording = recordings.get(`POST ${request.url}`)
    if (!recording) return void response.writeHead(404).end()
    const client = await pool.connect()
    const answers = await repeatStatements(client, recording)
    client.release()
    // The row of the new record. The ids of its webhook deliveries are not part of the record.
    const inserted = answers.flat().find((row) => 'announced deliveries' in row)
    if (!inserted) throw new Error('no record was inserted')
    const { 'announced deliveries': _, ...record }: Record<string, unknown> = inserted
    const body = JSON.stringify({ data: { ...record, completeness: completenessOf('accommodation', record) } })
    const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) }
    response.writeHead(201, headers).end(body)
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
})
