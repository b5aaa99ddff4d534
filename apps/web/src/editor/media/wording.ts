import { message } from '@sojourn/contract/kit/message'

export const paneLabel = message('Media library')
export const paneHint = message('Drag images to one of these places or into the form, or select images and add them.')
export const imageCount = message('{count, plural, =0 {No images} one {# image} other {# images}}')
export const add = message('Add')
export const addTo = message('Add to {place}')
export const imagesOf = message('Images of {place}')
export const added = message('{count, plural, one {# image} other {# images}} added to {place}')
export const full = message('{place} can have at most {max, plural, one {# image} other {# images}}')
export const alreadyThere = message('{place} already has this image')
export const cover = message('Cover')
export const gallery = message('Gallery')
