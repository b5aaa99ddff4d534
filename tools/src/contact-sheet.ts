import sharp from 'sharp'

type Tile = { name: string; png: Buffer }

const gap = 24
const caption = 32

/** One picture of many: tiles of equal width in rows, each under its name; tall ones are cut at `tallest`. */
export const contactSheet = async (
  tiles: Tile[],
  { columns, width, tallest }: { columns: number; width: number; tallest: number },
): Promise<Buffer> => {
  const drawn = await Promise.all(
    tiles.map(async ({ name, png }) => {
      const scaled = await sharp(png).resize({ width }).png().toBuffer({ resolveWithObject: true })
      const height = Math.min(scaled.info.height, tallest)
      return {
        name,
        height,
        png: await sharp(scaled.data).extract({ left: 0, top: 0, width, height }).png().toBuffer(),
      }
    }),
  )
  const rows = Array.from({ length: Math.ceil(drawn.length / columns) }, (_, row) =>
    drawn.slice(row * columns, (row + 1) * columns),
  )
  let top = gap
  const placed = rows.flatMap((row) => {
    const y = top
    top += caption + Math.max(...row.map((tile) => tile.height)) + gap
    return row.flatMap((tile, column) => {
      const left = gap + column * (width + gap)
      return [
        { input: label(tile.name, width), left, top: y },
        { input: tile.png, left, top: y + caption },
      ]
    })
  })
  return sharp({ create: { width: gap + columns * (width + gap), height: top, channels: 3, background: '#8c8c8c' } })
    .composite(placed)
    .png()
    .toBuffer()
}

const label = (name: string, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${caption}"><text x="0" y="22" font-family="sans-serif" font-size="18" fill="#fff">${name.replaceAll(/[<&]/g, '')}</text></svg>`,
  )
