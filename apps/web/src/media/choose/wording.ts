import { message } from '@sojourn/contract/kit/message'

export const listLabels = { image: message('Images'), document: message('Documents'), file: message('Files') }
export const searchLabels = {
  image: message('Search images'),
  document: message('Search documents'),
  file: message('Search files'),
}
export const waitingFor = {
  image: { loading: message('Loading the images'), failed: message('The images could not be loaded') },
  document: { loading: message('Loading the documents'), failed: message('The documents could not be loaded') },
  file: { loading: message('Loading the files'), failed: message('The files could not be loaded') },
}
export const loadingFiles = message('Loading files')
export const allShown = {
  image: message('All images are shown'),
  document: message('All documents are shown'),
  file: message('All files are shown'),
}
export const sortLabel = message('Sort by')
export const newestFirst = message('Newest first')
export const nameAscending = message('Name, A to Z')
export const lastChanged = message('Last changed')
export const upload = message('Upload')
export const uploadKind = {
  image: message('Upload images'),
  document: message('Upload documents'),
  file: message('Upload files'),
}

export const cancel = message('Cancel')
export const selectedCount = message('{count, number} selected')
export const tooMany = message('Select up to {max}.')
export const add = {
  image: message('{count, plural, =0 {Add images} one {Add # image} other {Add # images}}'),
  document: message('{count, plural, =0 {Add documents} one {Add # document} other {Add # documents}}'),
  file: message('{count, plural, =0 {Add files} one {Add # file} other {Add # files}}'),
}
export const dragHandle = message('Drag {name}')

export const noneFound = {
  image: message('No matching images'),
  document: message('No matching documents'),
  file: message('No matching files'),
}
export const noneFoundHint = message('Try a shorter search or another folder.')
export const showAll = message('Show all')
export const noneYet = {
  image: message('No images yet'),
  document: message('No documents yet'),
  file: message('No files yet'),
}
export const uploadHint = message('Uploaded files are added to the library for everyone in your company.')
export const askToUpload = message(
  'Ask a colleague who can upload files to add some to the <link>media library</link>.',
)

export const notAllSelected = message('Some files were not selected')
export const couldNotProcess = message('“{filename}” could not be processed.')
export const wrongKind = {
  image: message('“{filename}” is not an image.'),
  document: message('“{filename}” is not a document.'),
  file: message('“{filename}” is neither an image nor a document.'),
}
export const inLibrary = message(
  '{count, plural, one {It is in the library but was not selected.} other {They are in the library but were not selected.}}',
)
