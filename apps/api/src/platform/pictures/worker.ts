import sharp, { type Sharp } from 'sharp'
import { cropAround } from '@sojourn/publishing/brochure/crop'
import type { Crop, PreparedPicture } from './pictures.ts'

/** Entry of the child process that works on pictures: one message, one answer. */
type Message = { id: number } & (
  | { task: 'prepare'; bytes: Uint8Array; widths: number[] }
  | { task: 'cut'; bytes: Uint8Array; crops: Crop[] }
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

const cut = async (bytes: Uint8Array, crops: Crop[]): Promise<{ cuts: [string, Uint8Array][] }> => {
  const { data, info } = await open(bytes)
    .toColourspace('srgb')

    .raw()
    .toBuffer({ resolveWithObject: true })
  const cuts = crops.map(async (crop): Promise<[string, Uint8Array]> => {
    const image = sharp(data, {
      raw: { width: info.width, height: info.height, channels: info.channels },
      limitInputPixels: mostPixels,
    })
    const buffer = await image
      .extract(cropAround(info, crop.focal, crop))
      .resize(crop.width, crop.height)
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 80 })
      .toBuffer()
    return [crop.key, new Uint8Array(buffer)]
  })
  return { cuts: await Promise.all(cuts) }
}

process.on('message', (message: Message) => {
  const work = message.task === 'prepare' ? prepare(message.bytes, message.widths) : cut(message.bytes, message.crops)
  work.then(
    (answer) => process.send?.({ id: message.id, ...answer }),
    (error: Error) => process.send?.({ id: message.id, error: error.message }),
  )
})
