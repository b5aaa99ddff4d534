import sharp from 'sharp'

/** A JPEG that resembles a photo, by default of 24 megapixels: soft shades, shapes of several sizes and sensor noise. */
export const photograph = async (size = { width: 6000, height: 4000 }): Promise<Buffer> => {
  const layers = await Promise.all(
    [
      { cell: 400, sigma: 60 },
      { cell: 40, sigma: 40 },
      { cell: 6, sigma: 25 },
      { cell: 1, sigma: 12 },
    ].map((layer) => noise(size, layer)),
  )
  const [ground, ...above] = layers
  return sharp(ground)
    .composite(above.map((input) => ({ input, blend: 'soft-light' as const })))
    .jpeg({ quality: 90 })
    .toBuffer()
}

/** Grey noise with cells of `cell` pixels, scaled smoothly. */
const noise = async (
  { width, height }: { width: number; height: number },
  { cell, sigma }: { cell: number; sigma: number },
): Promise<Buffer> => {
  const small = await sharp({
    create: {
      width: Math.ceil(width / cell),
      height: Math.ceil(height / cell),
      channels: 3,
      background: '#000000',
      noise: { type: 'gaussian', mean: 128, sigma },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return sharp(small).resize(width, height, { fit: 'fill', kernel: 'cubic' }).png({ compressionLevel: 0 }).toBuffer()
}
