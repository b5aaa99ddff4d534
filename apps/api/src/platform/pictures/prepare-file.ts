import { preparePicture } from './prepare-picture.ts'
import type { PreparedFile, PrepareOptions } from './pictures.ts'

const unseen: PreparedFile = {
  width: null,
  height: null,
  placeholder: null,
  colour: null,
  perceptualHash: null,
  sketch: null,
  variants: [],
}

/** Reads a file by its content type. Rejects for what cannot be read. */
export const prepareFile = async (
  bytes: Uint8Array,
  mime: string,
  options: Required<PrepareOptions>,
): Promise<PreparedFile> => (mime.startsWith('image/') ? preparePicture(bytes, options) : unseen)
