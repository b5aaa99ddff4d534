import { message } from '@sojourn/contract/kit/message'

// The page
export const deletedTitle = message('Deleted {resources}')
export const add = message('Add {resource}')
export const backToList = message('Back to the {resources}')
export const binNotice = message('Deleted records stay here for 30 days. Then they are removed for good.')
export const waitingForList = {
  loading: message('Loading the list'),
  failed: message('The list could not be loaded'),
}

// Controls
export const search = message('Search {resources}')
export const searching = message('Searching…')
export const filters = message('{count, plural, =0 {Filters} other {Filters (#)}}')
export const moreFilters = message('More filters')
export const filterName = message('{label}:')
export const removeFilter = message('Remove filter: {label}')
export const sort = message('Sort by')
export const sortedBy = message('Sort by: {order}')
export const view = message('View')
export const letter = message('A–Z')
export const firstLetter = message('First letter')
export const otherLetter = message('Other')
export const nothingFound = message('No matches. Try a different word.')
export const noTagsYet = message('No tags yet.')
export const missingRecord = message('Not found')

// Names of filters
export const tag = message('Tag')
export const destination = message('Destination')
export const partOf = message('Part of')
export const supplier = message('Supplier')
export const owner = message('Owner')
export const client = message('Client')
export const payer = message('Payer')
export const itinerary = message('Itinerary')

// The menu
export const moreActions = message('More actions')
export const columns = message('Columns…')
export const exportCsv = message('Export CSV')
export const exporting = message('Exporting')
export const importCsv = message('Import CSV')
export const openBin = message('Open bin')
export const leftOut = message('Everything except {parts}')

// Columns
export const columnsTitle = message('Columns')
export const columnsHint = message('Choose the columns to show, and drag them into order.')
export const columnsList = message('Columns in order')
export const resetColumns = message('Reset')
export const done = message('Done')
export const showColumn = message('Show {column}')

// Saved views
export const savedViews = message('Saved views')
export const views = message('Views')
export const saveView = message('Save this view…')
export const updateView = message('Update “{name}”')
export const manageViews = message('Manage views…')
export const saveViewTitle = message('Save view')
export const viewName = message('Name')
export const viewNameHint = message('For example, “Leaving in June”.')
export const viewNameMissing = message('Enter a name.')
export const shareView = message('Share with everyone in the company')
export const sharedBy = message('Shared by {name}')
export const shared = message('Shared')
export const save = message('Save')
export const saving = message('Saving')
export const cancel = message('Cancel')
export const close = message('Close')
export const viewSaved = message('“{name}” was saved')
export const viewNotSaved = message('The view was not saved')
export const viewDeleted = message('“{name}” was deleted')
export const viewNotDeleted = message('“{name}” was not deleted')
export const deleteView = message('Delete view “{name}”')
export const noViews = message('No saved views yet.')
export const viewsTitle = message('Saved views')
export const allRecords = message('All {resources}')

// Selected records
export const selectedName = message('Selected {resources}')
export const selectedNotice = message('Actions for the selected {resources} are below the list.')
export const selectedCount = message('{count} selected')
export const selectAllOnPage = message('Select all {count} on this page')
export const selectNone = message('Clear selection')
export const progress = message('{finished} of {total}')
export const tagAction = message('Tag')
export const editAction = message('Edit')
export const exportAction = message('Export')
export const deleteAction = message('Delete')
export const deleteSome = message('Delete {count} of {total}')
export const restoreAction = message('Restore')

// Editing several records
export const bulkTitle = message('{count, plural, one {Edit # record} other {Edit # records}}')
export const bulkField = message('Field')
export const bulkHint = message('The new value replaces the current one in every selected record.')
export const bulkSave = message('{count, plural, one {Change # record} other {Change # records}}')
export const bulkDoing = message('Changing')
export const bulkDone = message('{count, plural, one {# record was changed} other {# records were changed}}')

// Results of work on several records
export const notChanged = message(
  '{failed, plural, one {# of {total} was not changed} other {# of {total} were not changed}}',
)
export const notDeleted = message(
  '{failed, plural, one {# of {total} was not deleted} other {# of {total} were not deleted}}',
)
export const notRestored = message(
  '{failed, plural, one {# of {total} was not restored} other {# of {total} were not restored}}',
)
export const notTagged = message(
  '{failed, plural, one {# of {total} was not tagged} other {# of {total} were not tagged}}',
)
export const failedRecord = message('“{name}”: {reason}')
export const andMore = message('And {count} more.')
export const deleting = message('Deleting')
export const restoring = message('Restoring')
export const tagging = message('Tagging')
export const restoredCount = message('{count, plural, one {# record was restored} other {# records were restored}}')
export const deletedCount = message('{count, plural, one {# record was deleted} other {# records were deleted}}')
export const taggedCount = message(
  '{count, plural, one {Tags on # record were changed} other {Tags on # records were changed}}',
)
export const tooManyTags = message('It would have more than {max} tags.')

// Tags
export const tagTitle = message('{count, plural, one {Tag # record} other {Tag # records}}')
export const addTags = message('Add tags')
export const addTagsHint = message('Press Enter or type a comma after each tag. Up to {max} each.')
export const removeTags = message('Remove tags')
export const tagOnSome = message('on {count} of {total}')
export const saveTags = message('Save tags')
export const oneTag = message('tag')

// Rows
export const actionsColumn = message('Actions')
export const actionsFor = message('Actions for {name}')
export const open = message('Open')
export const duplicate = message('Duplicate')
export const restore = message('Restore')
export const restoreNamed = message('Restore {name}')
export const deletedColumn = message('Deleted')
export const deletedWhen = message('Deleted {when}')

// Columns that lists share
export const placeColumn = message('Place')
export const completeColumn = message('Complete')
export const missingFields = message('Missing: {fields}')
export const percent = message('{percent}%')
export const changedColumn = message('Changed')
export const newestFirst = message('Newest first')
export const ascending = message('{field}, A to Z')
export const descending = message('{field}, Z to A')
export const lastChangedFirst = message('Recently changed first')
export const lastChangedLast = message('Recently changed last')

// One record
export const wasDeleted = message('“{name}” was deleted')
export const wasNotDeleted = message('“{name}” was not deleted')
export const wasRestored = message('“{name}” was restored')
export const wasNotRestored = message('“{name}” was not restored')
export const deleteQuestion = message('Delete “{name}”?')
export const deleteOne = message('Delete {resource}')
export const deleteForGood = message('You cannot restore it later.')
export const wasDuplicated = message('“{name}” was duplicated')
export const wasNotDuplicated = message('“{name}” was not duplicated')
export const copyOpened = message('You are looking at the copy.')

// Records in use
export const inUse = message('“{name}” is in use')
export const severalInUse = message('{count, plural, one {# record is in use} other {# records are in use}}')
export const inUseText = message(
  '{count, plural, one {It was not deleted, because it is used in the places below. Remove it there first.} other {They were not deleted, because they are used in the places below. Remove them there first.}}',
)
export const publicationUse = message('Published page or brochure')
export const companyUse = message('Company logo or favicon')

// Nothing to show
export const noMatchTitle = message('No matching {resources}')
export const noMatchInBin = message('No matching {resources} in the bin')
export const noMatchText = message('Try fewer words or remove a filter.')
export const showAll = message('Show all')
export const binEmpty = message('The bin is empty')
export const binEmptyText = message('Deleted records stay here for 30 days and can be restored.')
export const nothingYet = message('No {resources} yet')

// Loading and exporting
export const offline = message('You are offline.')
export const offlineText = message('This list was loaded earlier. It updates when you are back online.')
export const notLoaded = message('The {resources} could not be loaded.')
export const notLoadedText = message('{reason} The list below was loaded earlier.')
export const loading = message('Loading {resources}…')
export const tryAgain = message('Try again')
export const exportReady = message('The export is ready')
export const exportFailed = message('Nothing was exported')
export const exportBroke = message('The connection was lost. Try again.')

// The keyboard
export const keysTitle = message('Lists')
export const keyDown = message('Next row')
export const keyUp = message('Previous row')
export const keyOpen = message('Open the row')
export const keyNew = message('Add a record')
export const keySelect = message('Select the row')
export const keyDelete = message('Delete the row')
