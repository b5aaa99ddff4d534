import { message } from '@sojourn/contract/kit/message'

export const addSeveral = { image: message('Add images'), document: message('Add documents') }
export const addOne = { image: message('Add image'), document: message('Add document') }
export const chooseAnother = { image: message('Choose another image'), document: message('Choose another document') }
export const maxReached = {
  image: message('You can add up to {max, plural, one {# image} other {# images}}.'),
  document: message('You can add up to {max, plural, one {# document} other {# documents}}.'),
}
export const added = {
  image: message('{count, plural, one {# image} other {# images}} added'),
  document: message('{count, plural, one {# document} other {# documents}} added'),
}
export const none = message('None')
export const unnamed = { image: message('Image {position}'), document: message('Document {position}') }
export const notFound = message('Not found')
export const hero = message('Main image')
export const makeHero = message('Make {name} the main image')
export const captionLabel = message('Caption of {name}')
export const captionPlaceholder = message('Caption')
export const moveForward = message('Move {name} forward')
export const moveBack = message('Move {name} back')
export const moved = message('Moved to position {position} of {total}')
export const remove = message('Remove {name}')
