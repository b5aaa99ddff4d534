import { message } from '@sojourn/contract/kit/message'

export const columnName = message('Name')
export const columnCategory = message('Category')
export const columnDuration = message('Duration')
export const sortShortest = message('Shortest first')
export const sortLongest = message('Longest first')
export const listEmpty = message('Add walks, drives, tastings and tours, and use them on any day of an itinerary.')
