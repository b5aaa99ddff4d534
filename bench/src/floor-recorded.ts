import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deserialize } from 'node:v8'
import { Pool } from 'pg'
import { serveParent } from './child.ts'
import type { Recordings } from './recording-server.ts'

/** The floor for reads: sends the statements that the app sent, one after the other, and returns the same bytes. */
serveParent(async ({ databaseUrl, from }: { databaseUrl: string; from: string }) => {
  const recordings: Recordings = deserialize(await readFile(from))
  const pool = new Pool({ connectionString: databaseUrl, max: 20, options: '-c TimeZone=UTC -c DateStyle=ISO' })
  const names = new Map<string, string>()
  const nameOf = (text: string): string => {
    const name = names.get(text) ?? `s${names.size}`
    names.set(text, name)
    return name
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const recording = recordings.get(request.url ?? '')
    if (!recording) return void response.writeHead(404).end()
    const client = await pool.connect()
    for (const { text, values } of recording.statements)
      // Several statements at once, such as the beginning of a transaction with its tenant, cannot be prepared.
      await client.query(values.length === 0 ? text : { name: nameOf(text), text, values })
    client.release()
    const { body, etag } = recording
    const headers = { 'content-type': 'application/json; charset=utf-8', 'content-length': body.byteLength }
    response.writeHead(200, { ...headers, ...(etag !== null && { etag }) }).end(body)
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
})
