import { message } from '@sojourn/contract/kit/message'

export const editorTitle = message('Edit {name}')
export const modeLabel = message('Editing mode')
export const cropMode = message('Crop')
export const focalPointMode = message('Focal point')
export const rotateLeft = message('Rotate left')
export const rotatedLeft = message('Rotated left')
export const rotateRight = message('Rotate right')
export const rotatedRight = message('Rotated right')
export const flip = message('Flip horizontally')
export const flipped = message('Flipped horizontally')
export const aspectRatio = message('Aspect ratio')
export const freeRatio = message('Free')
export const ratioThreeToTwo = message('3:2')
export const ratioSixteenToNine = message('16:9')
export const ratioFourToThree = message('4:3')
export const ratioSquare = message('1:1')
export const ratioTwoToThree = message('2:3')
export const brightness = message('Brightness')
export const brightnessValue = message('{value}%')
export const focalPointHint = message(
  'Click the most important point of the image, or move the marker with the arrow keys. It stays visible wherever the image is cropped.',
)
export const focalPointPosition = message(
  'Focal point, {left}% from the left, {top}% from the top. Use the arrow keys to move it.',
)

export const cropHandles = {
  cropArea: message('Crop area: use the arrow keys to move it'),
  nwDragHandle: message('Top left corner: use the arrow keys to move it'),
  nDragHandle: message('Top edge: use the up and down arrow keys to move it'),
  neDragHandle: message('Top right corner: use the arrow keys to move it'),
  eDragHandle: message('Right edge: use the left and right arrow keys to move it'),
  seDragHandle: message('Bottom right corner: use the arrow keys to move it'),
  sDragHandle: message('Bottom edge: use the up and down arrow keys to move it'),
  swDragHandle: message('Bottom left corner: use the arrow keys to move it'),
  wDragHandle: message('Left edge: use the left and right arrow keys to move it'),
}

export const previewsTitle = message('Preview in documents')
export const pageDayPreview = message('Page, day')
export const pageCoverPreview = message('Page, cover')
export const pageStayPreview = message('Page, accommodation')
export const pageGalleryPreview = message('Page, gallery')
export const brochureCoverPreview = message('Brochure, cover')

export const reset = message('Reset')
export const wasReset = message('Reset to the original image. Save to keep this.')
export const cancel = message('Cancel')
export const save = message('Save image')
export const saving = message('Saving')
export const saved = message('Image saved')
export const savedHint = message('The image is being processed. It will update in a moment.')
export const saveFailed = message('Could not save the image')

export const leaveTitle = message('Leave without saving?')
export const leaveText = message('Your changes to this image will be lost.')
export const leave = message('Leave')
export const stay = message('Stay')

export const conflictTitle = message('Someone else edited this image')
export const conflictText = message('Your changes are not saved yet. Choose which version to keep.')
export const keepEditing = message('Keep editing')
export const keepTheirs = message('Keep their version')
export const saveMine = message('Save your version')
export const mine = message('Your version')
export const theirs = message('Their version')
export const changedToWhole = message('Not cropped')
export const changedCrop = message('Cropped')
export const changedRotation = message('Rotated')
export const changedFlip = message('Flipped')
export const changedFocalPoint = message('Focal point moved')
export const changedBrightness = message('Brightness {value}%')
