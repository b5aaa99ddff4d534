import type { Context } from '../../kit/context.ts'
import { duplicateRecord } from '../../kit/records/duplicate.ts'
import type { Answer } from '../../kit/records/served-resource.ts'
import { guides } from './queries.ts'

/** Copies a guide as a draft. */
export const duplicateGuide = (ctx: Context, uuid: string, input: unknown): Promise<Answer> =>
  duplicateRecord(ctx, guides, uuid, input, { status: 'draft' })
