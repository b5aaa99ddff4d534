import { z } from 'zod'
import { about } from './kit/about.ts'
import { instant, line } from './kit/values.ts'
import { lists } from './lists.ts'
import { savedViewLimits } from './saved-view-limits.ts'

const fields = {
  name: line(savedViewLimits.nameLength),
  /** The query of the list's address, without the question mark. */
  query: z
    .string()
    .max(savedViewLimits.queryLength)
    .refine((text) => text.isWellFormed() && !text.includes('\0'), 'contains a character that cannot be stored')
    .overwrite((text) => text.replace(/^\?/, '')),
  /** The columns in their order; null for those that the list shows by default. */
  columns: z.array(line(savedViewLimits.columnLength)).max(savedViewLimits.columns).nullable(),
  isShared: z.boolean(),
}

/** A new view of a list. */
export const savedViewCreate = z.strictObject({
  list: z.enum(lists),
  name: fields.name,
  query: fields.query.default(''),
  columns: fields.columns.default(null),
  isShared: fields.isShared.default(false),
})
about.add(savedViewCreate, {
  id: 'SavedViewCreate',
  description:
    'A view of a list: its search, filters, sorting and columns under a name. A shared view is seen by the whole company.',
})
export type SavedViewCreate = z.input<typeof savedViewCreate>

/** What a PUT may change. */
export const savedViewUpdate = z.strictObject({ ...fields, rev: z.int() }).partial()
about.add(savedViewUpdate, { id: 'SavedViewUpdate', description: 'The fields of a view to change. All are optional.' })

/** A view of a list that a member has saved. */
export const savedView = z.object({
  uuid: z.uuid(),
  rev: z.int(),
  createdAt: instant(),
  updatedAt: instant(),
  list: z.enum(lists),
  ...fields,
  /** Null once the member has left the company: then only shared views remain. */
  owner: z.object({ uuid: z.uuid(), name: z.string() }).nullable(),
  /** Whether the user may change and delete it: it is their own, or they are an Admin. */
  mayChange: z.boolean(),
})
about.add(savedView, {
  id: 'SavedView',
  description:
    'A view of a list. `owner` is null once its member has left the company. `mayChange` is true for your own views and, for Admins, for shared ones.',
})
export type SavedView = z.infer<typeof savedView>

/** The query of the list of views: those of one list, or all. */
export const savedViewQuery = z.strictObject({ list: z.enum(lists).optional() })
