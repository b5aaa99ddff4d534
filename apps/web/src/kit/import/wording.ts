import { message } from '@sojourn/contract/kit/message'
import type { Import } from '@sojourn/contract/imports'

type Format = Import['format']

export const title = message('Import {resource}')
export const waiting = {
  loading: message('Loading the import'),
  failed: message('The import could not be loaded'),
}

export const csvHint = message(
  'Choose a CSV file with the column names in the first row. It can be up to 20 MB and have up to 50,000 rows. You can check the data before anything is imported.',
)
export const csvOrCardHint = message(
  'Choose a vCard file, or a CSV file with the column names in the first row. It can be up to 20 MB and have up to 50,000 contacts. You can check the data before anything is imported.',
)
export const dropCsv = message('Drop a CSV file here')
export const dropCsvOrCard = message('Drop a CSV or vCard file here')
export const chooseCsv = message('Choose a CSV file')
export const chooseCsvOrCard = message('Choose a CSV or vCard file')
export const orDrop = message('or drop it here')
export const readingFile = message('Reading the file')

export const mapIntroduction = {
  csv: message(
    '{filename} contains {count, plural, one {# row} other {# rows}}. Choose a field for each column; some are suggested. Several columns can go into one list field.',
  ),
  vcard: message(
    '{filename} contains {count, plural, one {# card} other {# cards}}. Choose a field for each column; some are suggested. Several columns can go into one list field.',
  ),
}
export const unnamedColumn = message('Column {position}')
export const fieldLabel = message('Field for {column}')
export const doNotImport = message('Do not import')
export const requiredField = message('{field} (required)')
export const noSample = message('No values in the first rows')
export const emptyColumns = message('{count, plural, one {# empty column is} other {# empty columns are}} not shown.')
export const dateOrderLabel = message('Date format')
export const dateOrderHint = message('“{example}” in {column} can be read in two ways.')
export const dateOrderHintWithoutColumn = message('“{example}” can be read in two ways.')
export const dayFirst = message('Day/month/year')
export const monthFirst = message('Month/day/year')
export const dateMeaning = message('{example} is {date}')
export const onDuplicateLabel = message('If a name already exists')
export const onDuplicateNames: Record<Import['onDuplicate'], string> = {
  skip: message('Keep the existing record'),
  update: message('Update the existing record'),
  create: message('Add another record'),
}
export const missingFields = message('Choose a column for {fields}.')
export const check: Record<Format, string> = { csv: message('Check rows'), vcard: message('Check cards') }

export const checking: Record<Format, string> = { csv: message('Checking rows'), vcard: message('Checking cards') }
export const checkingHint = message('Nothing is imported yet.')
export const running = message('Importing {resource}')
export const runningHint = message(
  'You can close this window and continue working. If you cancel, anything already imported is kept.',
)
export const progress = message('{done, number} of {total, number}')
export const cancelImport = message('Cancel import')
export const importable = {
  csv: message('{good, number} of {total, plural, one {# row} other {# rows}} can be imported.'),
  vcard: message('{good, number} of {total, plural, one {# card} other {# cards}} can be imported.'),
}
export const notImportable = {
  csv: message('{count, plural, one {# row} other {# rows}} will be skipped.'),
  vcard: message('{count, plural, one {# card} other {# cards}} will be skipped.'),
}
export const unreadCells = message(
  '{count, plural, one {# cell cannot be read; the rest of its row is imported.} other {# cells cannot be read; the rest of each row is imported.}}',
)
export const backToColumns = message('Back to columns')
export const start = {
  csv: message('Import {count, plural, one {# row} other {# rows}}'),
  vcard: message('Import {count, plural, one {# card} other {# cards}}'),
}

export const ends: Partial<Record<Import['state'], string>> = {
  done: message('The import is complete.'),
  cancelled: message('The import was cancelled.'),
  failed: message(
    'The import stopped early. The person who started it may no longer have permission, or something went wrong on our side. Anything imported before that is kept.',
  ),
}
export const result = message(
  '{created, number} added, {updated, number} updated, {unchanged, number} already existed, {skipped, number} skipped.',
)
export const resultOfFile = message('{filename}: {result}')
export const showList = message('Show {resource}')

export const noteLabel = message('Import in progress')
export const note = message('Importing {filename}: <progress>{done, number} of {total, number}</progress>')
export const showImport = message('Show import')
export const show = message('Show')

export const errorsLabel = message('Import errors')
export const errorsCaption = message('Import errors in {filename}')
export const faultsCaption = message('Wrong values in {file}')
export const rowHead = message('Row')
export const rowHeads: Record<Format, string> = { csv: rowHead, vcard: message('Card') }
export const columnHead = message('Column')
export const valueHead = message('Value')
export const problemHead = message('Problem')
export const skipped: Record<Format, string> = { csv: message('Row skipped'), vcard: message('Card skipped') }
export const downloadErrors = message('Download all errors')
export const downloadFailed = message('Could not download the errors')
export const downloadFailedHint = message('Try again in a moment.')
