import { message } from '@sojourn/contract/kit/message'

export const destination = message('destination')
export const supplier = message('supplier')
export const contact = message('contact')
export const itinerary = message('itinerary')

export const priceFromHint = message(
  'The public starting price. Travellers and everyone in the company see it: never enter what you pay.',
)
export const unitNames = {
  per_unit: message('Per unit'),
  per_person: message('Per person'),
  per_night: message('Per night'),
  per_person_night: message('Per person per night'),
}

export const create = message('New {one}')
export const add = message('Add {one}')
export const save = message('Save')
export const edit = message('Edit {one}')
export const editRecord = message('Edit {name}')
export const discardChanges = message('Discard the changes to this {one}?')
export const saved = message('Saved')
export const added = message('“{name}” was added')
export const changed = message('Changed {when}')
export const loading = message('Loading')
export const seePreview = message('See preview')
export const readOnly = message(
  'You have read-only access. Designers, Managers and Admins of your company can edit this.',
)
export const yes = message('Yes')
export const no = message('No')

export const actionsFor = message('Actions for {name}')
export const duplicate = message('Duplicate')
export const remove = message('Delete')
export const duplicatedHint = message('This is the copy.')
export const duplicateFailed = message('“{name}” was not duplicated')

export const similar = message(
  '{count, plural, one {A record with a similar name already exists:} other {Records with similar names already exist:}}',
)

export const about = message('About this record')
export const completeness = message('Completeness')
export const complete = message('Complete')
export const percent = message('{percent}%')
export const missing = message('Missing')

export const asTravellerSees = message('As the traveller sees it')
export const travellersPage = message('The traveller’s page')
export const previewNote = message('As last saved, in a sample itinerary.')

export const usedIn = message('Used in')
export const usesLoading = message('Loading where it is used')
export const usesFailed = message('This could not be loaded.')
export const notUsed = message('Not used yet.')
export const moreUses = message('Only the first {max} are shown.')

export const translations = message('Translations')
/** The texts of a section of a guide or of a block of a page. */
export const textLabels = {
  title: message('Title'),
  subtitle: message('Subtitle'),
  heading: message('Heading'),
  body: message('Text'),
  text: message('Text'),
  intro: message('Introduction'),
  role: message('Role'),
  about: message('About'),
  question: message('Question'),
  answer: message('Answer'),
}
