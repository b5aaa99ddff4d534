import sharp, { type Sharp } from 'sharp'
import { cropAround } from '@sojourn/publishing/brochure/crop'
import type { PreparedPicture, Uncut } from './pictures.ts'

/** Entry of the child process that works on pictures: one message, one answer. */
type Message = { id: number } & (
  | { task: 'prepare'; bytes: Uint8Array; widths: number[] }
  | { task: 'square'; bytes: Uint8Array; side: number }
  | { task: 'cut'; pictures: Uncut[] }
)

const mostPixels = 50_000_000
sharp.cache(false)

const open = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient()

const prepare = async (bytes: Uint8Array, widths: number[]): Promise<PreparedPicture> => {
  const { data, info } = await open(bytes)
    .toColourspace('srgb')

    .raw()
    .toBuffer({ resolveWithObject: true })
  const upright = () =>
    sharp(data, {
      raw: { width: info.width, height: info.height, channels: info.channels },
      limitInputPixels: mostPixels,
    })
  const wanted = [...new Set(widths.map((width) => Math.min(width, info.width)))]
  const variants = await Promise.all(
    wanted.flatMap((width) => [
      encoded(upright().resize({ width }).webp({ quality: 80, effort: 2 }), `${width}.webp`, 'image/webp'),
      ...(width === wanted.at(-1)
        ? [
            encoded(
              upright().resize({ width }).flatten({ background: '#ffffff' }).jpeg({ quality: 88 }),
              `${width}.jpg`,
              'image/jpeg',
            ),
          ]
        : []),
    ]),
  )
  const tiny = await upright().resize({ width: 24 }).webp({ quality: 40 }).toBuffer()
  return {
    width: info.width,
    height: info.height,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    variants,
  }
}

const encoded = async (image: Sharp, name: string, mime: string) => {
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  return { name, mime, width: info.width, height: info.height, bytes: new Uint8Array(data) }
}

/** libvips works on a few pictures at once; what it waits for costs no memory but the encoded bytes. */
const cut = async (pictures: Uncut[]): Promise<{ cuts: [string, Uint8Array][] }> => ({
  cuts: await Promise.all(
    pictures.flatMap(({ bytes, width, height, crops }) =>
      crops.map(async (crop): Promise<[string, Uint8Array]> => {
        const buffer = await sharp(bytes, { limitInputPixels: mostPixels })
          .extract(cropAround({ width, height }, crop.focal, crop))
          .resize(crop.width, crop.height)
          .flatten({ background: '#ffffff' })
          .jpeg({ quality: 80 })
          .toBuffer()
        return [crop.key, new Uint8Array(buffer)]
      }),
    ),
  ),
})

const square = async (bytes: Uint8Array, side: number): Promise<{ bytes: Uint8Array }> => {
  const data = await open(bytes).toColourspace('srgb').resize(side, side).webp({ quality: 80 }).toBuffer()
  return { bytes: new Uint8Array(data) }
}

const workOn = (message: Message): Promise<object> => {
  if (message.task === 'prepare') return prepare(message.bytes, message.widths)
  return message.task === 'square' ? square(message.bytes, message.side) : cut(message.pictures)
}

process.on('message', (message: Message) => {
  workOn(message).then(
    (answer) => process.send?.({ id: message.id, ...answer }),
    (error: Error) => process.send?.({ id: message.id, error: error.message }),
  )
})
