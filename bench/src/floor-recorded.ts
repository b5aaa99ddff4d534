import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Pool } from 'pg'
import { serveParent } from './child.ts'
import { readRecordings, repeatStatements } from './recordings.ts'

/** The floor for reads: sends the statements that the app sent, one after the other, and returns the same bytes. */
serveParent(async ({ databaseUrl, from }: { databaseUrl: string; from: string }) => {
  const recordings = await readRecordings(from)
  const pool = new Pool({ connectionString: databaseUrl, max: 20, options: '-c TimeZone=UTC -c DateStyle=ISO' })

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const recording = recordings.get(`GET ${request.url}`)
    if (!recording) return void response.writeHead(404).end()
    const client = await pool.connect()
    await repeatStatements(client, recording)
    client.release()
    const { body, etag } = recording
    const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.byteLength }
    response.writeHead(200, { ...headers, ...(etag !== null && { etag }) }).end(body)
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
})
