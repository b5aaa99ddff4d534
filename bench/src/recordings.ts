import { readFile } from 'node:fs/promises'
import { deserialize } from 'node:v8'
import type { PoolClient } from 'pg'

/** A statement as the app sent it. */
export type Statement = { text: string; values: unknown[] }
/** What the app sent to the database for one request, and the bytes of its response. */
export type Recording = { statements: Statement[]; body: Uint8Array; etag: string | null }
/** Keyed by method and path of the request, such as `GET /v1/…/accommodations`. */
export type Recordings = ReadonlyMap<string, Recording>

export const readRecordings = async (file: string): Promise<Recordings> => deserialize(await readFile(file))

const names = new Map<string, string>()

/** Sends the statements of a recording, one after the other, and returns the rows of each; none for several statements at once. */
export const repeatStatements = async (client: PoolClient, { statements }: Recording): Promise<object[][]> => {
  const answers: object[][] = []
  for (const { text, values } of statements) {
    const name = names.get(text) ?? `s${names.size}`
    names.set(text, name)
    // Several statements at once, such as the beginning of a transaction with its tenant, cannot be prepared.
    const answer = await client.query(values.length === 0 ? text : { name, text, values })
    answers.push(Array.isArray(answer) ? [] : answer.rows)
  }
  return answers
}
