import { message } from '@sojourn/contract/kit/message'

export const segmentRemoved = message('Removed {title}')
export const dayAdded = message('Added day {day}')

export const merged = message('Some of your changes were not applied')
export const mergedLost = message(
  'Someone else changed or removed the same content. Not applied: {changes}. Make these changes again if you still need them.',
)
export const draftRestored = message('Your unsaved changes were restored')
export const notSavedYet = message('Your last changes are not saved yet. Try again in a moment.')
export const changedElsewhere = message('Someone else changed this itinerary. Review their changes, then try again.')

export const readOnlyNoSubscription = message(
  'This itinerary is read-only because {company} has no active subscription. The owner of the company can renew it.',
)
export const readOnlyPrices = message(
  'You can view this itinerary and change its prices. To edit the rest, ask an Admin of {company} for another role.',
)
export const readOnlyRole = message(
  'You can view this itinerary. To edit it, ask an Admin of {company} for another role.',
)
export const nothingToUndo = message(
  'Nothing to undo: this change was already undone, or someone else has changed it since.',
)
