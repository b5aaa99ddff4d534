import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Permission } from '@sojourn/contract/access'
import type { Summary } from '@sojourn/contract/kit/define-resource'
import type { TableColumn } from '../../ui/table.tsx'
import type { ResourceClient, Wire } from '../resource-client.ts'
import type { ListRules } from './list-state.ts'
import type { OpenFilter } from './open-filters.tsx'
import type { RowAction } from './row-actions.tsx'

/** What makes the list page the list of one noun. */
export type ListDefinition<R extends Wire> = Omit<ListRules, 'open' | 'hasBin'> & {
  client: ResourceClient<R>
  /** Address of the list; records and *create* lie below it. */
  path: string
  title: string
  /** The noun in a sentence: `itinerary`, `itineraries`. */
  one: string
  many: string
  icon: LucideIcon
  columns: readonly TableColumn<Summary<R>>[]
  nameOf: (record: Summary<R>) => string
  /** Where records and *create* have pages of their own. */
  hasPages: boolean
  /** The page of a record, where it is not simply below the list. */
  hrefOf?: (record: Summary<R>) => string
  addWith: Permission
  /** Whether the list can be taken away as CSV, and whether records can be brought in from one. */
  csv?: 'export' | 'export and import'
  /** Beside *Add*. */
  actions?: ReactNode
  /** Who may delete from the list; without it nobody does there. */
  removeWith?: Permission
  /** Who may change tags from the list; without it nobody does there. */
  tagWith?: Permission
  /** Whether a record can be copied from the list, by those who may add one. */
  canDuplicate?: boolean
  /** Filters by a tag, or by another record found by typing. */
  open?: readonly OpenFilter[]
  /** What else can be done with a record. */
  rowActions?: (record: Summary<R>) => readonly RowAction[]
  /** What else can be done with all records that are chosen. */
  chosenActions?: (records: readonly Summary<R>[]) => readonly RowAction[]
  /** What a company without any is told. */
  emptyText: string
}
