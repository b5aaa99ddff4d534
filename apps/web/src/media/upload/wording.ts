import { message } from '@sojourn/contract/kit/message'

export const title = message('Add files')
export const folderLabel = message('Folder for new files')
export const cancelUploads = message('{count, plural, one {Cancel upload} other {Cancel all #}}')
export const continueInBackground = message('Continue in background')
export const done = message('Done')
export const close = message('Close')
export const overallProgress = message('Uploading {count, plural, one {# file} other {# files}}')
export const overallProgressValue = message('{done} of {total} · {sent} of {size}')
export const dropZoneLabel = message('Files to add: drop or paste them here')
export const dropZoneTitle = message('Drop files here or paste them')
export const dropZoneHint = message(
  'Images up to {imageSize}, including HEIC photos from phones. PDF and Word documents, and GPX, KML, KMZ or GeoJSON tracks, up to {documentSize}. Travellers never see where a photo was taken.',
)
export const files = message('Files')
export const chooseFiles = message('Choose files')
export const takePhoto = message('Take a photo')
export const chooseFolder = message('Choose a folder')

export const steps = {
  waiting: message('Waiting'),
  checking: message('Checking for duplicates'),
  sending: message('Uploading'),
  offline: message('No connection. The upload resumes automatically.'),
  preparing: message('Processing'),
}
export const fileProgress = message('Uploading {name}')
export const fileProgressValue = message('{sent} of {size}')
export const cancelUpload = message('Cancel {name}')
export const cancelled = message('Cancelled')
export const uploadAgain = message('Upload again')
export const rejected = message('This file could not be uploaded.')
export const processAgain = message('Try again')
export const alreadyInLibrary = message('Already in the library')
export const addCopy = message('Add a copy')
export const tooLateToCancel = message('Too late to cancel. The file is in the library.')
export const stillProcessing = message('In the library. Still processing.')
export const uploaded = message('Uploaded, {size}')
export const deleteFile = message('Delete file')
export const deleting = message('Deleting')
export const deleteFailed = message('Could not delete {name}')

export const altLabel = message('Alt text of {name}')
export const altPlaceholder = message('Describe the image')
export const altNotSaved = message('Not saved. {reason}')
export const altSaveFailed = message('Could not save the alt text of {name}')
export const altKeptOnDevice = message('{reason} Your text is saved on this device. Open the file to see it.')
export const altConflict = message(
  'Someone else changed the alt text to “{text}”. Open the file in the library to choose between them.',
)

export const filesRejected = message('{count, plural, one {# file} other {# files}} cannot be uploaded')
export const fileKnown = message('{name} is already in the library')
export const fileAdded = message('{name} is in the library')
export const fileAddedHint = message('The upload finished before it could be cancelled.')
export const fileUploaded = message('{name} uploaded')
export const fileRejected = message('{name} was not uploaded. {reason}')
export const fileFailed = message('{name} could not be processed. {reason}')

export const emptyFile = message('The file is empty.')
export const imageTooLarge = message('The file is {size}. Images can be up to {limit}.')
export const documentTooLarge = message('The file is {size}. Documents can be up to {limit}.')
export const videoRejected = message('Videos cannot be uploaded. Add a video URL instead.')
export const unreadable = message('The file can no longer be read from this device. Choose it again.')
export const uploadNotAllowed = message('Your role does not allow uploads.')
export const serverRejected = message('The server rejected the file.')
export const fileDeleted = message('The file was deleted.')

export const videoTitle = message('Add video URL')
export const videoFormLabel = message('Add video')
export const videoLink = message('Video URL')
export const videoLinkPlaceholder = message('https://')
export const videoLinkInvalid = message('Enter a web address, such as https://vimeo.com/1084537')
export const videoName = message('Name')
export const videoNameHint = message('How the video is listed in your library. If you leave it empty, the URL is used.')
export const addVideo = message('Add video')
export const addingVideo = message('Adding')
export const videoAdded = message('{name} added')
export const addedVideos = message('Added videos')
export const videoInLibrary = message('{name} is in the library')
