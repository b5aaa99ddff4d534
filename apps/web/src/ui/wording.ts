import { message } from '@sojourn/contract/kit/message'
import type { Status } from './status-badge.tsx'

export const cancel = message('Cancel')
export const close = message('Close')
export const loading = message('Loading')
export const working = message('Working')
export const undo = message('Undo')
export const offline = message('Offline')

export const breadcrumbs = message('Breadcrumbs')
export const skipLink = message('Skip to main content')
export const notifications = message('Notifications')

export const errorTitle = message('This could not be loaded')
export const errorHint = message('Check your connection and try again.')
export const tryAgain = message('Try again')
export const tryingAgain = message('Trying again')

export const notSaved = message('There is a problem')
export const fieldError = message('<field>{label}</field>: {error}')

export const placeholderOfSelect = message('Choose')
export const placeholderOfSearch = message('Type to search')
export const searching = message('Searching')
export const searchingText = message('Searching…')
export const noResults = message('No results. Try another search.')

export const clearField = message('Clear {label}')
export const showPassword = message('Show {label}')
export const pickColour = message('Colour picker: {label}')
export const dayOfDate = message('{label}, day')
export const monthOfDate = message('{label}, month')
export const cancelTask = message('Cancel: {task}')

export const editorMissing = message('The editor could not be loaded. Your text is safe.')
export const editorLoading = message('Loading editor')
export const textLength = message('{length} of {max} characters')
export const textTooLong = message('The text is too long')
export const textNearlyTooLong = message('Fewer than 2,000 characters left')
export const table = message('Table')

export const pages = message('{label}, pages')
export const noRows = message('None')
export const rows = message('{from}–{to} of {total}')
export const rowsOfEstimate = message('{from}–{to} of about {total}')
export const previousPage = message('Previous page')
export const nextPage = message('Next page')
export const goToPage = message('Page {page}')
export const pageOfPages = message('{page} / {pages}')
export const rowsPerPage = message('Rows per page')
export const perPage = message('{count} per page')

export const statusNames: Record<Status, string> = {
  enquiry: message('Enquiry'),
  quoted: message('Quoted'),
  held: message('Held'),
  booked: message('Booked'),
  travelling: message('Travelling'),
  completed: message('Completed'),
  cancelled: message('Cancelled'),
  lost: message('Lost'),
}
