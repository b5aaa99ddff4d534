import { z } from 'zod'
import type { Context } from '../context.ts'
import { getRecord } from '../records/crud.ts'
import { type Answer, type ServedResource, resourceOf } from '../records/served-resource.ts'
import { Problem } from '../problem.ts'

/** Answers that are records, which can be read again. */
export type Records = {
  /** The resource and uuid of a result; null when no record stands for it. */
  nameOf(result: unknown): RecordName | null
  /** The record as it is now, for whoever asks. 404 when they may not read it or it is gone for good. */
  read(name: RecordName): Promise<Answer>
}
type RecordName = { resource: string; uuid: string }

/** An answer of so many bytes as JSON is kept as it is. */
export const shortAnswerBytes = 4096
/** So many bytes of longer answers that no record stands for are kept for one company. */
const maxLongBytes = 20 * 1024 * 1024

/** Short answers are kept whole, of a record only where it is; the rest while there is room. */
const keptShape = z.union([
  z.strictObject({ result: z.unknown() }),
  z.strictObject({ record: z.object({ resource: z.string(), uuid: z.string() }) }),
  z.strictObject({ isLeftOut: z.literal(true) }),
])
type KeptShape = z.infer<typeof keptShape>

/**
 * What to keep of a result, so that the database does not grow with each long answer.
 * @param bytesKept how much the long answers need that are kept already
 */
export const answerToKeep = async (
  result: unknown,
  records: Records,
  bytesKept: () => Promise<number>,
): Promise<KeptShape> => {
  // JSON knows no undefined.
  const whole = { result: result ?? null }
  const bytes = Buffer.byteLength(JSON.stringify(whole))
  if (bytes <= shortAnswerBytes) return whole
  const record = records.nameOf(result)
  if (record) return { record }
  return (await bytesKept()) + bytes <= maxLongBytes ? whole : { isLeftOut: true }
}

/** The result behind what was kept. 409 `answer_gone` when the record is out of reach, or it was too long to keep. */
export const readKept = async (value: unknown, records: Records): Promise<unknown> => {
  const stored = keptShape.parse(value)
  if ('result' in stored) return stored.result
  if ('isLeftOut' in stored) throw new Problem('answer_gone')
  return records.read(stored.record).catch((error: unknown) => {
    throw error instanceof Problem && error.code === 'not_found' ? new Problem('answer_gone') : error
  })
}

/** Where no answer is a record of a company. */
export const noRecords: Records = {
  nameOf: () => null,
  read: async () => {
    throw new Problem('answer_gone')
  },
}

/** The records of some resources, in the transaction of a request. */
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
