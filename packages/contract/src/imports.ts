import { z } from 'zod'
import { about } from './kit/about.ts'
import { pageParameters } from './kit/page.ts'
import { instant } from './kit/values.ts'

/** What can be brought in from a CSV file, by the plural of its noun. */
export const importable = ['accommodations', 'destinations', 'excursions', 'contacts', 'suppliers'] as const
export type Importable = (typeof importable)[number]

export const importLimits = { bytes: 20 * 1024 * 1024, rows: 50_000, columns: 200 } as const

const importStates = ['draft', 'checking', 'checked', 'running', 'done', 'cancelled', 'failed'] as const

/** What happens to a row whose name is there already. */
const onDuplicateChoices = ['skip', 'create', 'update'] as const

/** What is wrong with a row: as spreadsheets count rows, the first being the heads. */
const rowError = z.object({ row: z.int(), column: z.string(), message: z.string() })
about.add(rowError, { id: 'ImportRowError', description: 'What is wrong with a row, counted as spreadsheets do.' })

/** A CSV file on its way into a list: what it holds, which column is which field, and how far it has come. */
export const importRead = z.object({
  uuid: z.uuid(),
  createdAt: instant(),
  updatedAt: instant(),
  createdBy: z.uuid(),
  resource: z.enum(importable),
  filename: z.string(),
  delimiter: z.enum([',', ';', '\t']),
  encoding: z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252']),
  state: z.enum(importStates),
  /** Heads of the columns, as the file has them. */
  columns: z.array(z.string()),
  /** For each column the field it is read into, or null. */
  mapping: z.array(z.string().nullable()),
  onDuplicate: z.enum(onDuplicateChoices),
  /** The first rows, to see what stands in the columns. */
  sample: z.array(z.array(z.string())),
  /** What columns can be read into. */
  fields: z.array(z.object({ key: z.string(), label: z.string(), isRequired: z.boolean() })),
  counts: z.object({
    total: z.int(),
    /** Looked at by the check. */
    checked: z.int(),
    /** Refused by the check. */
    invalid: z.int(),
    created: z.int(),
    updated: z.int(),
    skipped: z.int(),
    /** Refused, by the check or when they were to be stored. */
    failed: z.int(),
  }),
  /** The first errors; `errors.csv` has all. */
  errors: z.array(rowError),
})
about.add(importRead, { id: 'Import', description: 'A CSV file on its way into a list.' })
export type Import = z.infer<typeof importRead>

/** What a PUT may change, before the import runs. */
export const importUpdate = z.strictObject({
  mapping: z.array(z.string().max(100).nullable()).max(importLimits.columns).optional(),
  options: z.strictObject({ onDuplicate: z.enum(onDuplicateChoices) }).optional(),
})
about.add(importUpdate, {
  id: 'ImportUpdate',
  description: 'Which column is which field, and what happens to a row whose name is there already.',
})

/** What goes beside the file of a new import. */
export const importCreate = z.strictObject({ resource: z.enum(importable) })

/** Query parameters of the list of imports. */
export const importListQuery = z.strictObject(pageParameters)
