import { message } from '@sojourn/contract/kit/message'

export const importFile = message('Import file')
export const title = message('Import exchange rates')
export const intro = message(
  'Choose a file of the European Central Bank (the XML or CSV of a day, or its history), or a CSV export of this list. Rates that are already in the list stay as they are.',
)
export const since = message('Only rates since')
export const sinceHint = message('At most 10,000 rates are imported at a time.')
export const buffer = message('Buffer of the new rates')
export const percent = message('%')
export const drop = message('Drop a file with exchange rates here')
export const choose = message('Choose file')
export const reading = message('Importing…')

export const nothingImported = message(
  'Nothing was imported, because {count, plural, one {a value is} other {some values are}} wrong. Correct the file and choose it again.',
)

export const added = message(
  '{count, plural, =0 {No rate was new.} one {# rate was added.} other {# rates were added.}}',
)
export const present = message(
  '{count, plural, =0 {None of them was in the list before.} one {# rate was already in the list and stays as it is.} other {# rates were already in the list and stay as they are.}}',
)
export const differing = message('Different in the file')
export const pairHead = message('Pair')
export const dateHead = message('Date')
export const listedHead = message('In the list')
export const inFileHead = message('In the file')
export const another = message('Import another file')
export const done = message('Done')
