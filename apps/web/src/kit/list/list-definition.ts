import type { LucideIcon } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import type { Permission } from '@sojourn/contract/access'
import type { Importable } from '@sojourn/contract/imports'
import type { Summary, UpdateInput } from '@sojourn/contract/kit/define-resource'
import type { TableColumn } from '../../ui/table/table.tsx'
import type { ResourceClient, Wire } from '../../data/resource-client.ts'
import type { WebResource } from '../../data/web-resource.ts'
import type { ListRules, ListState } from './list-state.ts'
import type { OpenFilter } from './open-filters.tsx'
import type { RowAction } from './row-actions.tsx'

/** A record as a list shows it. */
export type Row<R extends Wire> = Summary<R> & { uuid: string; rev: number }

/** What makes the list page the list of one resource. */
export type ListDefinition<R extends Wire> = ListFacts & OwnList<R>

/** What the resource says of its list. */
type ListFacts = Pick<WebResource, 'path' | 'title' | 'one' | 'many' | 'icon'> & {
  /** Where records and *create* have pages of their own. */
  hasPages: boolean
  addWith: Permission
  /** Who may delete from the list; without it the list does not delete. */
  removeWith?: Permission
  /** Who may change tags from the list; without it the list changes none. */
  tagWith?: Permission
}

/** What a list says itself. */
type OwnList<R extends Wire> = Omit<ListRules, 'open' | 'hasBin' | 'views'> & {
  client: ResourceClient<R>
  columns: readonly TableColumn<Summary<R>>[]
  nameOf: (record: Summary<R>) => string
  /** Where a record is opened, where it is not simply below the list. */
  hrefOf?: (record: Summary<R>) => string
  /** Whether the list can be taken away as CSV, and whether records can be brought in from one. */
  csv?: 'export' | 'export and import'
  /** Beside *Add*. */
  actions?: ReactNode
  /** Stands for *Add* where the resource has no page for new ones; shown to those who may add one. */
  addButton?: ReactNode
  /** Whether a record can be copied from the list, by those who may add one. */
  canDuplicate?: boolean
  /** Asks what the copy is to be, where there is something to ask. */
  duplicateDialog?: ComponentType<{
    title: string
    onDuplicate: (wanted: object) => Promise<void>
    onClose: () => void
  }>
  /** Filters by a tag, or by another record found by typing. */
  open?: readonly OpenFilter[]
  /** What else can be done with a record. */
  rowActions?: (record: Summary<R>) => readonly RowAction[]
  /** What else can be done with all records that are chosen; `write` changes each of them and shows how far it is. */
  chosenActions?: (records: readonly Summary<R>[], write: (change: ChosenChange<R>) => void) => readonly RowAction[]
  /** The ways its rows can be drawn in; without any there is the table. */
  views?: readonly ListView<R>[]
  /** Beside the rows where there is room, e.g. folders. */
  aside?: ComponentType<{ state: ListState; change: (changes: Partial<ListState>) => void }>
  /** Over the list, e.g. one of its records in a dialog. */
  overlay?: ComponentType<{ records: readonly Summary<R>[] }>
  /** Whether a record changes by itself, so that the list is read again until none does. */
  isUnsettled?: (record: Summary<R>) => boolean
  /** What a company without any is told. */
  emptyText: string
}

/** A list says so where the API imports its resource. */
type CsvOf<R extends Wire> = R['plural'] extends Importable ? { csv: 'export and import' } : { csv?: 'export' }

/** The list of a resource. What it says itself stands before what the resource says. */
export const listDefinition = <R extends Wire>(
  { path, title, one, many, icon, pages, permissions }: WebResource,
  own: OwnList<R> & Partial<ListFacts> & CsvOf<R>,
): ListDefinition<R> => ({
  path,
  title,
  one,
  many,
  icon,
  // The page of an itinerary is the editor's: only the registry of the app names it (app/resources.ts).
  hasPages: pages.record !== undefined || pages.create !== undefined,
  addWith: permissions.add,
  removeWith: permissions.remove,
  tagWith: permissions.edit,
  ...own,
})

/** A way to draw the rows of a list. */
export type ListView<R extends Wire> = {
  id: string
  label: string
  icon: LucideIcon
  /** Draws them in place of the table, with a shape of its own while they load. */
  rows?: ComponentType<RowsProps<R>>
  skeleton?: ReactNode
}

/** What draws rows is given; what stays the same between two drawings is the same object. */
export type RowsProps<R extends Wire> = {
  label: string
  rows: readonly (Summary<R> & { uuid: string })[]
  nameOf: (record: Summary<R>) => string
  /** Where a row is opened; undefined where it is not. */
  hrefOf: ((record: Summary<R>) => string) | undefined
  /** What can be done with one row. */
  renderActions: (record: Summary<R> & { uuid: string; rev: number }) => ReactNode
  /** Both are there where rows can be chosen. */
  selected?: ReadonlySet<string>
  onSelectedChange?: (uuids: ReadonlySet<string>) => void
}

/** What is to be written to each of some records. */
export type ChosenChange<R extends Wire> = {
  /** `Moving`. */
  doing: string
  /** What people are told of those that it could not be done with: `not moved`. */
  failure: string
  /** What changes in a record; null where it is as it should be. May throw a Rejection. */
  changesOf: (record: Summary<R>) => UpdateInput<R> | null
  /** What people are told when it is done: `3 files were moved`. */
  done: (count: number) => string
}
