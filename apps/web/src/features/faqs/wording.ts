import { message } from '@sojourn/contract/kit/message'

export const statusNames = { draft: message('Draft'), published: message('Published') }

// The list
export const questionColumn = message('Question')
export const categoryColumn = message('Category')
export const orderColumn = message('Order')
export const statusColumn = message('Status')
export const updatedColumn = message('Changed')
export const noFaqs = message(
  'Add frequently asked questions and your answers. Published questions appear on the Help page for everyone.',
)
export const reorder = message('Reorder')
export const publish = message('Publish')
export const unpublish = message('Unpublish')
export const published = message('“{question}” was published')
export const unpublished = message('“{question}” was unpublished')
export const notChanged = message('“{question}” was not changed')
export const helpOrder = message('Help page order')
export const helpOrderReversed = message('Help page order, reversed')
export const questionAscending = message('Question, A to Z')
export const questionDescending = message('Question, Z to A')
export const latestFirst = message('Recently changed first')
export const latestLast = message('Recently changed last')

// Their order
export const orderTitle = message('Question order')
export const orderDone = message('Done')
export const orderHint = message(
  'Drag a question, or press Alt and an arrow key, to move it within its category or to another one. Changes are saved immediately.',
)
export const waitingForQuestions = {
  loading: message('Loading the questions'),
  failed: message('The questions could not be loaded'),
}
export const withoutCategory = message('Other questions')
export const orderNotSaved = message('The order was not saved')
export const orderNotSavedHint = message('{problem}. The list shows the current order.')
export const somethingWentWrong = message('Something went wrong')

// The form
export const newTitle = message('New question')
export const addQuestion = message('Add question')
export const added = message('“{question}” was added')
export const addedDraftHint = message('It is a draft. Publish it when it is ready.')
export const fieldLabels = {
  question: message('Question'),
  answer: message('Answer'),
  category: message('Category'),
  order: message('Order'),
  status: message('Status'),
}
export const contentTitle = message('Question and answer')
export const placeTitle = message('Position')
export const placeHint = message('The Help page shows questions by category, then by their order.')
export const categoryHint = message('Existing categories: {categories}.')
export const statusOptions = {
  draft: message('Draft, only visible to platform staff'),
  published: message('Published, visible to everyone'),
}

// One question
export const loading = message('Loading the question')
export const changed = message('Changed {when}')
export const viewOnHelp = message('View on the Help page')
export const save = message('Save')
export const saved = message('Saved')
export const remove = message('Delete')
export const removeTitle = message('Delete this question?')
export const removeHint = message('It is deleted immediately and disappears from the Help page. You cannot undo this.')
export const confirmRemove = message('Delete question')
export const removed = message('“{question}” was deleted')
export const notRemoved = message('The question was not deleted')
export const notRemovedHint = message('Try again in a moment.')
