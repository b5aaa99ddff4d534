import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import type { Variant } from './prepared-file.ts'
import { Rejection } from './rejection.ts'

const pageWidths = [480, 960] as const
/** The maximum height in pixels: a very tall page is drawn narrower. */
const tallest = 2400

/**
 * Draws the first page of a PDF. Empty if the PDF is locked or the page cannot be drawn; throws for a file that is not a PDF.
 * Each file gets its own PDFium instance, so that whatever it does to the memory is discarded with it.
 */
export const drawFirstPage = async (bytes: Uint8Array): Promise<Variant[]> => {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(bytes).catch((error: Error) => {
    if (/password|security/i.test(error.message)) return undefined
    throw new Rejection('it is damaged, or not a PDF')
  })
  if (!document) return []
  if (document.getPageCount() < 1) throw new Rejection('it has no pages')
  const widest = Math.max(...pageWidths)
  try {
    const page = document.getPage(0)
    const { originalWidth, originalHeight } = page.getOriginalSize()
    const scale = Math.min(widest / originalWidth, tallest / originalHeight)
    const { data, width, height } = await page.render({ scale, render: 'bitmap' })
    return await Promise.all(
      pageWidths.map(async (maxWidth) => {
        const drawn = await sharp(data, { raw: { width, height, channels: 4 } })
          .flatten({ background: '#ffffff' })
          .resize({ width: Math.max(1, Math.round((width * maxWidth) / widest)) })
          .webp({ quality: 80 })
          .toBuffer({ resolveWithObject: true })
        const { info } = drawn
        return {
          name: `page-${maxWidth}.webp`,
          mime: 'image/webp',
          width: info.width,
          height: info.height,
          bytes: new Uint8Array(drawn.data),
        }
      }),
    )
  } catch {
    return []
  }
}
