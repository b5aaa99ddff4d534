import { uploadLimits } from '@sojourn/contract/uploads'
import sharp, { type Sharp } from 'sharp'

// Nothing is opened twice, and what is kept would count against the memory of the process.
sharp.cache(false)

/** Opens a stranger's picture: its first frame, within the limit of pixels. */
export const openPicture = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: uploadLimits.pixels, failOn: 'error', pages: 1 })
