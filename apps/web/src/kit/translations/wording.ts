import { message } from '@sojourn/contract/kit/message'

export const title = message('Translations')
export const titleOf = message('Translations of {title}')
export const loading = message('Loading translations')
export const loadFailed = message('The translations could not be loaded')
export const languageLabel = message('Language')
export const chooseLanguage = message('Choose a language')
export const languageWithCount = message('{language} · {done, number} of {texts, number}')

export const emptyTitle = message('No translations yet')
export const emptyHint = message(
  'Choose a language and translate the texts beside the original. Where a text has no translation, clients read the original.',
)
export const noTexts = message('There are no texts to translate yet.')
export const allDone = message('All texts are translated.')

export const filterLabel = message('Show')
export const allTexts = message('All')
export const openTexts = message('Missing or stale')

export const progress = message(
  '{done, number} of {texts, number} texts translated{missing, plural, =0 {} other {, # missing}}{stale, plural, =0 {} other {, # stale}}{machine, plural, =0 {} other {, # not checked}}',
)
export const translateMissing = message('Translate missing texts')
export const translating = message('Translating…')
export const translateFailed = message('The texts could not be translated: {reason}')
export const leftOver = message(
  '{count, plural, one {# text} other {# texts}} could not be translated, for example because the translation is too long.',
)

export const states = {
  missing: message('Missing'),
  done: message('Translated'),
  machine: message('Machine translation, not checked'),
  stale: message('Stale'),
}
export const staleSince = message(
  'The original has changed ({when}). Clients read the original until you update the translation or mark it as checked.',
)
export const markChecked = message('Mark as checked')
export const translationOf = message('{label}, {language}')
export const lineOf = message('{label} {n, number}, {language}')
export const edit = message('Edit')
export const editText = message('Edit: {label}')
export const linesHint = message('Saved once all lines are translated.')

export const saved = message('Saved')
export const saving = message('Saving…')
export const notSaved = message('Not saved yet')
export const saveStatus = message('Save status')
export const saveFailed = message('The translation could not be saved: {reason}')
export const retry = message('Try again')
export const closeAnyway = message('Close without saving')
export const conflict = message('Somebody else has changed this translation to: {text}')
export const conflictRemoved = message('Somebody else has removed this translation.')
export const keepMine = message('Keep mine')
export const takeTheirs = message('Use theirs')

export const removeLanguage = message('Remove {language}')
export const removeTitle = message('Remove all texts in {language}?')
export const removeHint = message('What is published stays as it is until you publish again.')
export const remove = message('Remove')
