import sharp from 'sharp'

type Tile = { name: string; png: Buffer }

/** The size of each tile: a fixed width, cut at height `tallest`, or a fixed height. */
type Size = { width: number; tallest: number } | { height: number }

const gap = 24
const caption = 32

/** One image with many tiles in rows, each with its name below. */
export const contactSheet = async (
  tiles: Tile[],
  { columns, ...size }: { columns: number } & Size,
): Promise<Buffer> => {
  const drawn = await Promise.all(tiles.map(async ({ name, png }) => ({ name, ...(await scaled(png, size)) })))
  const rows = Array.from({ length: Math.ceil(drawn.length / columns) }, (_, row) =>
    drawn.slice(row * columns, (row + 1) * columns),
  )
  let top = gap
  let right = 0
  const placed = rows.flatMap((row) => {
    const y = top
    top += caption + Math.max(...row.map((tile) => tile.height)) + gap
    let left = gap
    const inRow = row.flatMap(({ name, png, width }) => {
      const x = left
      left += width + gap
      return [
        { input: label(name, width), left: x, top: y },
        { input: png, left: x, top: y + caption },
      ]
    })
    right = Math.max(right, left)
    return inRow
  })
  return sharp({ create: { width: right, height: top, channels: 3, background: '#8c8c8c' } })
    .composite(placed)
    .png()
    .toBuffer()
}

const scaled = async (png: Buffer, size: Size): Promise<{ png: Buffer; width: number; height: number }> => {
  if ('height' in size) {
    const { data, info } = await sharp(png).resize({ height: size.height }).png().toBuffer({ resolveWithObject: true })
    return { png: data, width: info.width, height: info.height }
  }
  const whole = await sharp(png).resize({ width: size.width }).png().toBuffer({ resolveWithObject: true })
  const height = Math.min(whole.info.height, size.tallest)
  const part = { left: 0, top: 0, width: size.width, height }
  return { png: await sharp(whole.data).extract(part).png().toBuffer(), width: size.width, height }
}

const label = (name: string, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${caption}"><text x="0" y="22" font-family="sans-serif" font-size="16" fill="#fff">${name.replaceAll(/[<&]/g, '')}</text></svg>`,
  )
