import { drawSvg } from './draw-svg.ts'
import { checkDocument } from './read-document.ts'
import { preparePicture } from './prepare-picture.ts'
import type { PrepareOptions } from './pictures.ts'
import { isTrack, readTrack } from './read-track.ts'
import { type PreparedFile, unseen, type Variant } from './prepared-file.ts'

/** Reads a file by its content type. Rejects if it cannot be read. */
export const prepareFile = async (
  bytes: Uint8Array,
  mime: string,
  options: Required<PrepareOptions>,
): Promise<PreparedFile> => {
  switch (mime) {
    case 'application/pdf':
      return { ...unseen, variants: await drawn(bytes) }
    case 'application/vnd.openxmlformats-officedocument.wordprocessingml.document':
      await checkDocument(bytes)
      return unseen
    case 'image/svg+xml':
      return preparePicture(await drawSvg(bytes), options)
    default:
      return isTrack(mime) ? { ...unseen, sketch: await readTrack(bytes, mime) } : preparePicture(bytes, options)
  }
}

/** Loads PDFium only when there is a PDF to draw. */
const drawn = async (pdf: Uint8Array): Promise<Variant[]> => (await import('./draw-pdf.ts')).drawFirstPage(pdf)
