import { message } from '@sojourn/contract/kit/message'

export const saving = message('Saving')
export const cancel = message('Cancel')
export const notSaved = message('Not saved yet')
export const sections = message('Sections')
export const draftNote = message('This form contains your unsaved draft.')
export const discardDraft = message('Discard draft')
export const savedAfterLeaving = message('Your changes were saved')

export const invalid = message('is not valid')
export const unreachable = message(
  'The server could not be reached. Your changes are kept. Try again when you are online.',
)
export const outdated = message(
  'There is a newer version on the server. Your changes are kept. Reload the page to compare.',
)
export const tooManyAttempts = message('Too many attempts. Your changes are kept. Try again in {wait}.')
export const serverFailed = message('Something went wrong on the server. Your changes are kept. Try again in a moment.')

export const conflict = message('Changed by another user')
export const conflictAdvice = message('choose which version to keep')
export const conflicts = message('Conflicting changes')
export const conflictsTitle = message('Another user saved changes while you were editing')
export const conflictsHint = message(
  'Changes that do not conflict were kept. Choose a version for each field below, then save again.',
)
export const yourVersion = message('Your version')
export const theirVersion = message('Their version')
export const keepMine = message('Keep mine')
export const keepMineFor = message('Keep mine: {field}')
export const takeTheirs = message('Use theirs')
export const takeTheirsFor = message('Use theirs: {field}')
export const empty = message('Empty')
export const image = message('(image)')
export const imageWithText = message('(image: {text})')

export const shortcutGroup = message('Forms')
export const saveShortcut = message('Save changes')

export const leaveTitle = message('Leave without saving?')
export const leave = message('Leave')
export const logOutTitle = message('Log out without saving?')
export const logOut = message('Log out')
export const stay = message('Stay')
export const notSavedWarning = message('Your changes are not saved.')

export const add = message('Add {item}')
export const addValue = message('Add “{value}”')
export const newRow = message('New {item}')
export const row = message('{position}: {name}')
export const moveUp = message('Move {name} up')
export const moveDown = message('Move {name} down')
export const duplicate = message('Duplicate {name}')
export const remove = message('Remove {name}')
export const moved = message('Moved {name} to position {position} of {count}')
export const duplicated = message('Duplicated {name}')
export const removed = message('Removed {name}')
export const full = message('You can add up to {max}.')

export const search = message('Search…')
export const none = message('No {item}')
export const notFound = message('No {item} found.')
export const cannotSearch = message('Search is not available right now. Check your connection and try again.')
export const missing = message('No longer available')
export const loadingName = message('…')

export const noCountry = message('No country')
export const currencyOf = message('{label}: currency')
export const percent = message('%')
export const language = message('language')
export const phoneNumber = message('phone number')
export const phoneOfCountryHint = message('Numbers without a country code are read as numbers in {country}.')
export const phoneHint = message('Include the country code, such as +27215550100.')
export const newPasswordHint = message('At least {count} characters. Several unrelated words work well.')
