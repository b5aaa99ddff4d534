import { message } from '@sojourn/contract/kit/message'

export const file = message('File')
export const position = message('{position} of {total}')
export const openedPosition = message('{name}, {position} of {total}')
export const previousFile = message('Previous file')
export const nextFile = message('Next file')
export const cropAndAdjust = message('Crop and adjust')
export const replaceEverywhere = message('Replace everywhere')
export const processing = message('Processing.')
export const processingPreviousVersion = message('Processing. This is the previous version.')
export const notFoundTitle = message('File not found')
export const notFoundText = message('It was deleted, or the link is wrong.')
export const waitingForFile = {
  loading: message('Loading this file'),
  failed: message('This file could not be loaded'),
}
export const loadingFile = message('Loading the file')

export const processAgain = message('Try again')
export const processAgainPending = message('Starting')
export const processingAgain = message('Processing the file again')
export const processAgainFailed = message('Could not process the file again')

export const formLabel = message('File details')
export const link = message('Video URL')
export const alt = message('Alt text')
export const altHint = message('Describe the image in one sentence for people who cannot see it.')
export const decorative = message('Decorative')
export const decorativeHint = message('The image adds no information. Screen readers skip it.')
export const caption = message('Caption')
export const credit = message('Credit')
export const creditHint = message('The creator or source, shown next to the file.')
export const licence = message('Licence')
export const licenceExpires = message('Licence expires')
export const location = message('Location')
export const folder = message('Folder')
export const tags = message('Tags')
export const tag = message('tag')
export const filename = message('File name')
export const save = message('Save')
export const saving = message('Saving')
export const saved = message('Saved')
export const unsaved = message('Unsaved changes')
export const readOnly = message('You can view this file. Designers, Managers and Admins of your company can edit it.')

export const licenceNames = {
  own: message('Own'),
  supplier: message('Supplier'),
  stock: message('Stock library'),
  cc_by: message('CC BY'),
  cc_by_sa: message('CC BY-SA'),
  cc0: message('CC0, public domain'),
  unknown: message('Unknown'),
}

export const detailsTitle = message('Details')
export const kind = message('Kind')
export const kindNames = {
  image: message('Image'),
  document: message('Document'),
  track: message('Track'),
  video_link: message('Video link'),
}
export const dimensions = message('Dimensions')
export const dimensionsInPixels = message('{width} × {height}')
export const size = message('Size')
export const track = message('Track')
export const trackDrawing = message('Track: {facts}')
export const trackMetres = message('{length, number} m')
export const trackKilometres = message('{length} km')
export const trackAscent = message('{ascent, number} m ascent')
export const trackPlaceCount = message('{count, plural, one {# place} other {# places}}')
export const added = message('Added')
export const addedBy = message('<date>{when}</date> by <user>{name}</user>')
export const download = message('Download {filename}')
export const usedInTitle = message('Used in')
export const notUsed = message('Not used yet.')
export const firstUses = message('Only the first {count} are listed.')
export const similarTitle = message('Similar images')

export const placesTitle = message('Places in this file')
export const placesHint = message('Copy the coordinates of a place to paste them into a location field.')
export const unnamedPlace = message('Unnamed place')
export const copyCoordinates = message('Copy the coordinates of {place}')
export const coordinatesCopied = message('Coordinates of {place} copied')
export const copyFailed = message('Could not copy the coordinates')
export const copyFailedHint = message('Select and copy them manually.')
