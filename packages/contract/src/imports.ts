import { z } from 'zod'
import { about } from './kit/about.ts'
import { pageParameters } from './kit/page.ts'
import { instant } from './kit/values.ts'

/** What can be imported from a table, by the plural of its resource. Contacts can also be imported from vCards. */
export const importable = ['accommodations', 'destinations', 'excursions', 'guides', 'contacts', 'suppliers'] as const
export type Importable = (typeof importable)[number]

/**
 * The fields that tables do not contain, and what they are called. They are lost when a list is exported and imported again.
 */
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

/** What to do with a row whose name already exists. */
const onDuplicateChoices = ['skip', 'create', 'update'] as const

/** Whether the day or the month comes first in an ambiguous date. */
const dateOrders = ['dmy', 'mdy'] as const

/**
 * A cell that cannot be parsed, or a row that cannot be imported. Rows are counted as in spreadsheets, the header being row 1;
 * in a vCard file it is the card.
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

/** An import: the content of its file, which column is mapped to which field, and its progress. */
export const importRead = z.object({
  uuid: z.uuid(),
  createdAt: instant(),
  updatedAt: instant(),
  createdBy: z.uuid(),
  resource: z.enum(importable),
  filename: z.string(),
  format: z.enum(['csv', 'vcard']),
  /** The delimiter of a CSV file. */
  delimiter: z.enum([',', ';', '\t']).nullable(),
  encoding: z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252']),
  state: z.enum(importStates),
  /** The headers of the columns, as in the file. */
  columns: z.array(z.string()),
  /** Columns in which every cell is empty, counted from 0. */
  emptyColumns: z.array(z.int()),
  /** For each column the field that it is mapped to, or null. */
  mapping: z.array(z.string().nullable()),
  onDuplicate: z.enum(onDuplicateChoices),
  /** Columns with numeric dates, counted from 0. `order` is the one that they show, or null if all of them are ambiguous. */
  dateColumns: z.array(z.object({ column: z.int(), order: z.enum(dateOrders).nullable(), example: z.string() })),
  /** The order that was chosen for ambiguous dates. */
  dateOrder: z.enum(dateOrders).nullable(),
  /** The first rows, to show what the columns contain. */
  sample: z.array(z.array(z.string())),
  /** The fields that columns can be mapped to. Some accept several columns, which are joined in order. */
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
    /** Rows that have been checked. */
    checked: z.int(),
    /** Rows that failed the check. */
    invalid: z.int(),
    /** Cells of other rows that cannot be parsed. */
    unreadCells: z.int(),
    created: z.int(),
    updated: z.int(),
    skipped: z.int(),
    /** Rows that failed the check, or could not be stored. */
    failed: z.int(),
  }),
  /** The first errors; `errors.csv` contains all of them. */
  errors: z.array(rowError),
})
about.add(importRead, { id: 'Import', description: 'An import of a CSV or vCard file.' })
export type Import = z.infer<typeof importRead>

/** What a PUT may change before the import runs. */
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

/** The fields sent with the file of a new import. */
export const importCreate = z.strictObject({ resource: z.enum(importable) })

/** Query parameters of the list of imports. */
export const importListQuery = z.strictObject(pageParameters)
