import { z } from 'zod'
import type { Context } from '../context.ts'
import { getRecord } from '../records/crud.ts'
import { type Answer, type ServedResource, resourceOf } from '../records/served-resource.ts'
import { Problem } from '../problem.ts'

/** Responses that are records, which can be read again. */
export type Records = {
  /** The resource and uuid of a result; null if it is not a record. */
  nameOf(result: unknown): RecordName | null
  /** The current record, as the actor may see it. 404 if they may not read it or it has been deleted permanently. */
  read(name: RecordName): Promise<Answer>
}
type RecordName = { resource: string; uuid: string }

/** Responses up to this size, in bytes of JSON, are stored whole. */
export const shortAnswerBytes = 4096
/** Maximum total size, per company, of stored longer responses that are not records. */
const maxLongBytes = 20 * 1024 * 1024

/** Short responses are stored whole; of a record only its uuid; other long ones as long as there is room. */
const storedShape = z.union([
  z.strictObject({ result: z.unknown() }),
  z.strictObject({ record: z.object({ resource: z.string(), uuid: z.string() }) }),
  z.strictObject({ isLeftOut: z.literal(true) }),
])
type StoredShape = z.infer<typeof storedShape>

/**
 * What to store of a result, so that the database does not grow with every long response.
 * @param bytesKept total size of the long responses already stored
 */
export const answerToKeep = async (
  result: unknown,
  records: Records,
  bytesKept: () => Promise<number>,
): Promise<StoredShape> => {
  // JSON has no undefined.
  const whole = { result: result ?? null }
  const bytes = Buffer.byteLength(JSON.stringify(whole))
  if (bytes <= shortAnswerBytes) return whole
  const record = records.nameOf(result)
  if (record) return { record }
  return (await bytesKept()) + bytes <= maxLongBytes ? whole : { isLeftOut: true }
}

/** The result that was stored. 409 `answer_gone` if the record can no longer be read, or the response was too long to store. */
export const readKept = async (value: unknown, records: Records): Promise<unknown> => {
  const stored = storedShape.parse(value)
  if ('result' in stored) return stored.result
  if ('isLeftOut' in stored) throw new Problem('answer_gone')
  return records.read(stored.record).catch((error: unknown) => {
    throw error instanceof Problem && error.code === 'not_found' ? new Problem('answer_gone') : error
  })
}

/** For routes whose responses are not records of a company. */
export const noRecords: Records = {
  nameOf: () => null,
  read: async () => {
    throw new Problem('answer_gone')
  },
}

/** The records of the given resources, in the transaction of a request. */
export const recordsOf = (ctx: Context, servedResources: readonly ServedResource[]): Records => {
  const servedResource = (name: string | undefined) =>
    servedResources.find(({ definition }) => definition.name === name)
  return {
    nameOf: (result) => {
      if (typeof result !== 'object' || result === null) return null
      const served = servedResource(resourceOf(result))
      return served && 'uuid' in result ? { resource: served.definition.name, uuid: String(result.uuid) } : null
    },
    read: async ({ resource, uuid }) => {
      const served = servedResource(resource)
      if (!served) throw new Problem('not_found')
      return getRecord(ctx, served, uuid, { binned: true })
    },
  }
}
