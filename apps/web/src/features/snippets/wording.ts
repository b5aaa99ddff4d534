import { message } from '@sojourn/contract/kit/message'

export const details = message('Details')
export const internal = message('Internal')
export const tag = message('tag')
export const textHint = message(
  'Inserting a snippet copies its text. If you change it here later, the texts that have it already stay as they are.',
)
export const anyLanguage = message('Any language')

export const columnName = message('Name')
export const columnText = message('Text')
export const columnLanguage = message('Language')
export const noLanguageFound = message('No language found')
export const listEmpty = message(
  'Save texts that you write again and again, such as how travellers are met at the airport. Insert them with the Snippets button above any formatted text.',
)

export const pickerTitle = message('Insert snippet')
export const searchLabel = message('Search snippets')
export const nothingFound = message('No snippets found')
export const noneYet = message(
  'There are no snippets yet. Write a text, select it and open this dialog again to save it as a snippet.',
)
export const noneYetForReader = message('There are no snippets yet.')
export const readFailed = message('Snippets could not be loaded. Check your connection.')
export const hasMore = message('Type to find more.')
export const manage = message('Manage snippets')
export const cancel = message('Cancel')
export const saveSelected = message('Save selected text as snippet')
export const saveTitle = message('Save as snippet')
export const saveSnippet = message('Save snippet')
export const nameLabel = message('Name')
export const nameMissing = message('Enter a name')
export const saved = message('Snippet “{name}” saved')
export const saveFailed = message('The snippet could not be saved. Try again.')
