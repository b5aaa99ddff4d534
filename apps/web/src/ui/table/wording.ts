import { message } from '@sojourn/contract/kit/message'

export const selectAll = message('Select all')
export const selectRow = message('Select {name}')
export const sorted = message('Sorted by {column}, {direction, select, ascending {ascending} other {descending}}')
