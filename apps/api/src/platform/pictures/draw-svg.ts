import { uploadLimits } from '@sojourn/contract/uploads'
import sharp from 'sharp'
import { cleanSvg } from './clean-svg.ts'

/** A vector drawing has no size in pixels: it is drawn with its longer side between these. */
const shortest = 1600
const longest = 2400
const dotsPerInch = 72

/** Draws an SVG as PNG, cleaned of everything but its shapes. Throws if it cannot be drawn. */
export const drawSvg = async (bytes: Uint8Array): Promise<Buffer> => {
  const cleaned = Buffer.from(cleanSvg(bytes))
  const { width, height } = await sharp(cleaned, { limitInputPixels: false }).metadata()
  const own = Math.max(width, height)
  const scale = Math.min(Math.max(own, shortest), longest) / own
  return sharp(cleaned, {
    density: Math.min(100_000, Math.max(1, dotsPerInch * scale)),
    limitInputPixels: uploadLimits.pixels,
  })
    .png({ compressionLevel: 1 })
    .toBuffer()
}
