import { message } from '@sojourn/contract/kit/message'

export const images = message('Images')
export const showImage = message('Show image {position} of {total}')
export const noImages = message('No images yet.')
export const addImages = message('Add images')
export const imagesAdded = message('{count, plural, one {# image} other {# images}} added')
export const imagesNotAdded = message('The images were not added to “{name}”')
