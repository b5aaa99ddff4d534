import { Rows3 } from 'lucide-react'
import type { ListView } from '../../kit/list/list-definition.ts'
import type { Wire } from '../../data/resource-lists.ts'
import * as wording from './wording.ts'

/** The table, for a list that has other views as well. */
export const tableView = <R extends Wire>(): ListView<R> => ({ id: 'table', label: wording.tableView, icon: Rows3 })
