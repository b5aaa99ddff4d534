import sharp from 'sharp'

// Whoever draws in several threads draws already on every core; libvips threads on top would only get in the way.
sharp.concurrency(1)

/** Encodes raw RGB pixels as JPEG. */
export const encodeJpeg = (
  pixels: Uint8Array,
  size: { width: number; height: number },
  quality: number,
): Promise<Buffer> =>
  sharp(pixels, { raw: { ...size, channels: 3 } })
    .jpeg({ quality, chromaSubsampling: '4:2:0' })
    .toBuffer()
