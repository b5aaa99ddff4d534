import type { LucideIcon } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import type { Permission } from '@sojourn/contract/access'
import type { List } from '@sojourn/contract/lists'
import type { Importable } from '@sojourn/contract/imports'
import type { Read, Summary, UpdateInput } from '@sojourn/contract/kit/define-resource'
import type { TableColumn } from '../../ui/table/table.tsx'
import type { ResourceClient } from '../../data/resource-client.ts'
import type { Parameters, Wire } from '../../data/resource-lists.ts'
import type { WebResource } from '../../data/web-resource.ts'
import { iconOf } from '../resource-icons.ts'
import type { ListRules, ListState } from './list-state.ts'
import type { OpenFilter } from './open-filters.tsx'
import type { RowAction } from './row-actions.tsx'

/** A record in a list. */
export type Row<R extends Wire> = Summary<R> & { uuid: string; rev: number }

/** Whether a record can be deleted at all. */
export const isRemovableIn = <R extends Wire>({ isRemovable }: ListDefinition<R>, record: Row<R>): boolean =>
  isRemovable?.(record) ?? true

/** What makes the generic list page that of one resource. */
export type ListDefinition<R extends Wire> = ListFacts & OwnList<R>

/** What comes from the resource. */
type ListFacts = Pick<WebResource, 'path' | 'title' | 'one' | 'many'> & {
  icon: LucideIcon
  /** Whether there are pages for a record or for *create*. */
  hasPages: boolean
  addWith: Permission
  /** The permission to delete from the list; without it, the list cannot delete. */
  removeWith?: Permission
  /** The permission to change tags from the list; without it, the list cannot change them. */
  tagWith?: Permission
}

/** What the list itself defines. */
type OwnList<R extends Wire> = Omit<ListRules, 'open' | 'hasBin' | 'views' | 'columns'> & {
  client: ResourceClient<R>
  /** All columns of the table. Those that are `isExtra` are shown only if the user chooses them. */
  columns: readonly ListColumn<R>[]
  /** Fields that its actions need besides those of every list. While they are loaded, rows do not have them. */
  fields?: readonly string[]
  nameOf: (record: Summary<R>) => string
  /** The path of a record, if it is not directly below the list's. */
  hrefOf?: (record: Summary<R>) => string
  /** Whether the list can be exported as CSV, and whether records can be imported. */
  csv?: 'export' | 'export and import'
  /** Next to *Add*. */
  actions?: ReactNode
  /** Replaces *Add* for a resource without a page for new records; shown to users who may add one. */
  addButton?: ReactNode
  /** Whether users who may add records can duplicate one from the list. */
  canDuplicate?: boolean
  /** Asks for details of the copy, if there are any. */
  duplicateDialog?: ComponentType<{
    record: Summary<R>
    onDuplicate: (wanted: object) => Promise<void>
    onClose: () => void
  }>
  /** Filters by a tag, or by another record found by typing. */
  open?: readonly OpenFilter[]
  /** Whether a record can be deleted at all; all can by default. */
  isRemovable?: (record: Summary<R>) => boolean
  /** Says of selected records that they cannot be deleted, and why. */
  unremovableText?: (counts: { count: number }) => string
  /** Additional actions on a record. */
  rowActions?: (record: Summary<R>) => readonly RowAction[]
  /** Additional actions on all selected records; `write` changes each of them and shows the progress. */
  chosenActions?: (records: readonly Summary<R>[], write: (change: ChosenChange<R>) => void) => readonly RowAction[]
  /** The views that the list offers; only the table by default. */
  views?: readonly ListView<R>[]
  /** Beside the rows if there is room, e.g. folders. */
  aside?: ComponentType<{ state: ListState; change: (changes: Partial<ListState>) => void }>
  /** Over the list, e.g. one of its records in a dialog. */
  overlay?: ComponentType<{ records: readonly Summary<R>[] }>
  /** Whether a record is still changing by itself. The list is refetched until none is. */
  isUnsettled?: (record: Summary<R>) => boolean
  /** The name under which its views are saved; without it, views cannot be saved. */
  savedAs?: List
  /** Whether the letters are a row of their own instead of one of the filters. */
  hasOpenAlphabet?: boolean
  /** The fields that can be changed in all selected records at once. */
  bulkFields?: readonly BulkField<R>[]
  /** Shown to a company without any records. */
  emptyText: string
}

/** Makes `csv` mandatory for the resources that the API can import. */
type CsvOf<R extends Wire> = R['plural'] extends Importable ? { csv: 'export and import' } : { csv?: 'export' }

/** The definition of a resource's list. What `own` defines overrides what comes from the resource. */
export const listDefinition = <R extends Wire>(
  { name, path, title, one, many, pages, permissions }: WebResource,
  own: OwnList<R> & Partial<ListFacts> & CsvOf<R>,
): ListDefinition<R> => ({
  path,
  title,
  one,
  many,
  icon: iconOf(name),
  // The page of an itinerary is the editor's, which only the app's registry names (app/resources.ts).
  hasPages: pages.record !== undefined || pages.create !== undefined,
  addWith: permissions.add,
  removeWith: permissions.remove,
  tagWith: permissions.edit,
  ...own,
})

/** A column that users can show, hide and move. */
export type ListColumn<R extends Wire> = TableColumn<Summary<R>> & {
  isExtra?: boolean
  /** The fields that it needs besides those of every list. While they are loaded, rows do not have them. */
  fields?: readonly string[]
}

/** A field that can be changed in several records at once. */
export type BulkField<R extends Wire> = {
  id: string
  label: string
  /** The permission to choose its value; everybody who may edit the records may by default. */
  readWith?: Permission
  /** The value at first. */
  initial: string | null
  render: (field: { value: string | null; onChange: (value: string | null) => void }) => ReactNode
  /** The changes to a record that set the value. */
  changesOf: (value: string | null) => UpdateInput<R>
}

/** A way to show the rows of a list. */
export type ListView<R extends Wire> = {
  id: string
  label: string
  icon: LucideIcon
  /** Shows them instead of the table, with its own skeleton while they load. */
  rows?: ComponentType<RowsProps<R>>
  /** Whether it shows all matching records at once instead of a page of them. */
  isWhole?: boolean
  skeleton?: ReactNode
}

/** The props of a component that shows rows. They are stable: unchanged values are the same objects between renders. */
export type RowsProps<R extends Wire> = {
  label: string
  rows: readonly (Summary<R> & { uuid: string })[]
  nameOf: (record: Summary<R>) => string
  /** The path of the list's page. */
  path: string
  /** The path of the list in the API, and the parameters of its present search. */
  source: { base: string; parameters: Parameters }
  /** The path of a row; undefined if rows have none. */
  hrefOf: ((record: Summary<R>) => string) | undefined
  /** The actions on one row. */
  renderActions: (record: Summary<R> & { uuid: string; rev: number }) => ReactNode
  /** Both are set if rows can be selected. */
  selected?: ReadonlySet<string>
  onSelectedChange?: (uuids: ReadonlySet<string>) => void
}

/** A change to each of several records. */
export type ChosenChange<R extends Wire> = {
  /** `Moving`. */
  doing: string
  /** What users are told about the records that failed, if not that they were not changed. */
  failure?: (counts: { failed: number; total: number }) => string
  /** The changes to a record; null if there is nothing to change. May throw a Rejection. */
  changesOf: (record: Summary<R> & Partial<Read<R>>) => UpdateInput<R> | null
  /** What users are told when it is done: `3 files were moved`. */
  done: (count: number) => string
}
