import { message } from '@sojourn/contract/kit/message'

export const title = message('Replace everywhere')
export const replace = message('Replace everywhere')
export const replacing = message('Replacing')
export const cancel = message('Cancel')
export const current = message('Current image')
export const replacement = message('New image')
export const noReplacement = message('Choose the image to use instead.')
export const chooseImage = message('Choose an image')
export const chooseAnotherImage = message('Choose another image')
export const pickerTitle = message('Choose the new image')
export const sameImage = message('This is the same image.')
export const consequences = message(
  'Itineraries and your library change immediately. Published pages and brochures keep the old image until you publish again. The alt text, caption and other details stay the same. The old file is moved to the bin.',
)
export const usedInTitle = message('{count, plural, =0 {Used in} one {Used in # place} other {Used in # places}}')
export const notUsed = message('Not used yet.')
export const replaced = message('Image replaced')
export const replacedNowhere = message('The old file is in the bin.')
export const replacedIn = message(
  '{count, plural, one {# place now shows} other {# places now show}} the new image. Publish again to update published pages. The old file is in the bin.',
)
export const replaceFailed = message('Could not replace the image')
