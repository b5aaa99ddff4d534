import { message } from '@sojourn/contract/kit/message'

export const pageTitle = message('First steps')
export const progress = message('{done} of {total} done')
export const nothingTitle = message('Nothing to set up')
export const nothingHint = message('Your colleagues take care of the first steps for {company}.')
export const goHome = message('Go to home page')
export const notLoaded = message('Your progress could not be loaded')
export const loading = message('Loading your progress')
export const choosePlanFirst = message('Choose a plan first')
export const choosePlanHint = message(
  'You can complete the steps below once {company} has a plan. Your first plan starts with a trial.',
)
export const choosePlan = message('Choose a plan')
export const done = message('Done')
export const toDo = message('To do')
export const hideDone = message('Done, hide these steps')
export const hide = message('Hide these steps')
export const hideHint = message('They will no longer appear on the home page. You can still find them in Settings.')
export const hidden = message('The first steps are hidden')
export const hiddenHint = message('You can find them in Settings.')
export const showAgain = message('Show on home page')
export const isHiddenHint = message('These steps are hidden from the home page.')
