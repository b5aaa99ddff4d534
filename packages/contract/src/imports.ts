import { z } from 'zod'
import { about } from './kit/about.ts'
import { pageParameters } from './kit/page.ts'
import { instant } from './kit/values.ts'

/** What can be brought in from a table, by the plural of its resource; contacts also from vCards. */
export const importable = ['accommodations', 'destinations', 'excursions', 'guides', 'contacts', 'suppliers'] as const
export type Importable = (typeof importable)[number]

/** The fields that no table holds, and what people call them: they stay behind when a list is exported and imported. */
export const leftOutOfTables: Readonly<Record<Importable, { fields: readonly string[]; words: string }>> = {
  accommodations: { fields: ['media'], words: 'images' },
  destinations: { fields: ['media'], words: 'images' },
  excursions: { fields: ['media', 'track'], words: 'images and routes' },
  guides: { fields: ['cover'], words: 'images' },
  contacts: { fields: ['passports'], words: 'passports' },
  suppliers: { fields: ['documents'], words: 'documents' },
}

export const importLimits = { bytes: 20 * 1024 * 1024, rows: 50_000, columns: 200 } as const

const importStates = ['draft', 'checking', 'checked', 'running', 'done', 'cancelled', 'failed'] as const

/** What happens to a row whose name is there already. */
const onDuplicateChoices = ['skip', 'create', 'update'] as const

/** Which of day and month comes first in a date that does not tell. */
const dateOrders = ['dmy', 'mdy'] as const

/**
 * A cell that cannot be read as it is, or a row that cannot be imported: as spreadsheets count rows, the first being the
 * heads; of a vCard file the card.
 */
const rowError = z.object({
  row: z.int(),
  column: z.string(),
  value: z.string(),
  message: z.string(),
  leavesOut: z.enum(['cell', 'row']),
})
about.add(rowError, {
  id: 'ImportRowError',
  description:
    'A cell that cannot be read, or a row that cannot be imported. `row` is the row number in a spreadsheet, or the number of the card in a vCard file.',
})

/** A file on its way into a list: what it holds, which column is which field, and how far it has come. */
export const importRead = z.object({
  uuid: z.uuid(),
  createdAt: instant(),
  updatedAt: instant(),
  createdBy: z.uuid(),
  resource: z.enum(importable),
  filename: z.string(),
  format: z.enum(['csv', 'vcard']),
  /** What separates the cells of a CSV file. */
  delimiter: z.enum([',', ';', '\t']).nullable(),
  encoding: z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252']),
  state: z.enum(importStates),
  /** Heads of the columns, as the file has them. */
  columns: z.array(z.string()),
  /** Columns without a single cell filled in, counted from 0. */
  emptyColumns: z.array(z.int()),
  /** For each column the field it is read into, or null. */
  mapping: z.array(z.string().nullable()),
  onDuplicate: z.enum(onDuplicateChoices),
  /** Columns with dates in numbers, counted from 0: the order they show, or null when none of them tells. */
  dateColumns: z.array(z.object({ column: z.int(), order: z.enum(dateOrders).nullable(), example: z.string() })),
  /** What was said of dates that do not tell day from month. */
  dateOrder: z.enum(dateOrders).nullable(),
  /** The first rows, to see what stands in the columns. */
  sample: z.array(z.array(z.string())),
  /** What columns can be read into; some take several columns, one after the other. */
  fields: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      isRequired: z.boolean(),
      takesSeveral: z.boolean(),
      isDate: z.boolean(),
    }),
  ),
  counts: z.object({
    total: z.int(),
    /** Looked at by the check. */
    checked: z.int(),
    /** Rows rejected by the check. */
    invalid: z.int(),
    /** Cells of other rows that cannot be read as they are. */
    unreadCells: z.int(),
    created: z.int(),
    updated: z.int(),
    skipped: z.int(),
    /** Rejected, by the check or when they were to be stored. */
    failed: z.int(),
  }),
  /** The first errors; `errors.csv` has all. */
  errors: z.array(rowError),
})
about.add(importRead, { id: 'Import', description: 'An import of a CSV or vCard file.' })
export type Import = z.infer<typeof importRead>

/** What a PUT may change, before the import runs. */
export const importUpdate = z.strictObject({
  mapping: z.array(z.string().max(100).nullable()).max(importLimits.columns).optional(),
  options: z
    .strictObject({
      onDuplicate: z.enum(onDuplicateChoices).optional(),
      dateOrder: z.enum(dateOrders).nullable().optional(),
    })
    .optional(),
})
about.add(importUpdate, {
  id: 'ImportUpdate',
  description:
    'The field for each column, what to do with rows whose name already exists, and whether 3/4 is in April or in March.',
})

/** What goes beside the file of a new import. */
export const importCreate = z.strictObject({ resource: z.enum(importable) })

/** Query parameters of the list of imports. */
export const importListQuery = z.strictObject(pageParameters)
