import { message } from '@sojourn/contract/kit/message'

export const versionsTitle = message('Versions')
export const nameVersion = message('Name this version')
export const versionsHint = message(
  'Versions are saved automatically while you work. Named, published and restored versions are kept permanently. Last saved {when}.',
)
export const noVersions = message('No versions yet')
export const noVersionsHint = message('The first version is saved with your first change.')
export const showEarlier = message('Show earlier versions')
export const named = message('Named')
export const published = message('Published')
export const restored = message('Restored')
export const automatic = message('Automatic')
export const authorAndTime = message('{author}, {when}')
export const version = message('Version {number}')

export const cancel = message('Cancel')
export const saveVersion = message('Save version')
export const nameLabel = message('Name')
export const nameHint = message('e.g. As sent to the client on Monday')
export const versionNamed = message('Saved as “{name}”')
export const nameFailed = message('Could not name the version')

export const compareLabel = message('Compare with')
export const compareNow = message('Current version')
export const compareBefore = message('Previous version')
export const restore = message('Restore this version')
export const versionRestored = message('“{name}” restored')
export const restoreUndone = message('Restore undone')
export const versionRestoredHint = message('The itinerary as it was before is also saved as a version.')
export const restoreFailed = message('Could not restore the version')
export const saved = message('Saved {when}.')
export const savedBy = message('Saved by {name} {when}.')
export const waitingForVersions = {
  loading: message('Loading the versions'),
  failed: message('The versions could not be loaded'),
}
export const waitingForThisVersion = {
  loading: message('Loading this version'),
  failed: message('This version could not be loaded'),
}
export const waitingForPreviousVersion = {
  loading: message('Loading the previous version'),
  failed: message('The previous version could not be loaded'),
}
export const sameAsNow = message('No differences. This is the current version.')
export const sameAsBefore = message('No differences from the previous version.')
export const previousDeleted = message(
  'The previous version was deleted. Most automatic versions are deleted after 30 days.',
)

export const noDifferences = message('No differences.')
export const before = message('before:')
export const after = message('after:')
