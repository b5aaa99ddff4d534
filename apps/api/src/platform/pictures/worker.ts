import sharp, { type Sharp } from 'sharp'
import type { Crop, PreparedPicture } from './pictures.ts'

/** Entry of the child process that works on pictures: one message, one answer. */
type Message = { id: number } & ({ task: 'prepare'; bytes: Uint8Array; widths: number[] } | { task: 'cut'; bytes: Uint8Array; crops: Crop[] })

const mostPixels = 50_000_000
sharp.cache(false)

const open = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient()

const prepare = async (bytes: Uint8Array, widths: number[]): Promise<PreparedPicture> => {
  const { data, info } = await open(bytes).toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const upright = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels }, limitInputPixels: mostPixels })
  const wanted = [...new Set(widths.map((width) => Math.min(width, info.width)))]
  const variants = await Promise.all(
    wanted.flatMap((width) => [
      encoded(upright().resize({ width }).webp({ quality: 80, effort: 2 }), `${width}.webp`, 'image/webp'),
      ...(width === wanted.at(-1) ? [encoded(upright().resize({ width }).jpeg({ quality: 88, mozjpeg: false }), `${width}.jpg`, 'image/jpeg')] : []),
    ]),
  )
  const tiny = await upright().resize({ width: 24 }).webp({ quality: 40 }).toBuffer()
  return { width: info.width, height: info.height, placeholder: `data:image/webp;base64,${tiny.toString('base64')}`, variants }
}

const encoded = async (image: Sharp, name: string, mime: string) => {
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  return { name, mime, width: info.width, height: info.height, bytes: new Uint8Array(data) }
}

const cut = async (bytes: Uint8Array, crops: Crop[]): Promise<{ cuts: [string, Uint8Array][] }> => {
  const { data, info } = await open(bytes).toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const cuts = crops.map(async (crop): Promise<[string, Uint8Array]> => {
    const image = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels }, limitInputPixels: mostPixels })
    const buffer = await image.extract(windowOf(info, crop)).resize(crop.width, crop.height).jpeg({ quality: 80 }).toBuffer()
    return [crop.key, new Uint8Array(buffer)]
  })
  return { cuts: await Promise.all(cuts) }
}

/** The largest window of the crop's shape that keeps the focal point as near its middle as the picture allows. */
const windowOf = (picture: { width: number; height: number }, crop: Crop) => {
  const scale = Math.min(picture.width / crop.width, picture.height / crop.height)
  const width = Math.max(1, Math.min(picture.width, Math.round(crop.width * scale)))
  const height = Math.max(1, Math.min(picture.height, Math.round(crop.height * scale)))
  const left = Math.round(Math.min(Math.max(crop.focal.x * picture.width - width / 2, 0), picture.width - width))
  const top = Math.round(Math.min(Math.max(crop.focal.y * picture.height - height / 2, 0), picture.height - height))
  return { left, top, width, height }
}

process.on('message', (message: Message) => {
  const work = message.task === 'prepare' ? prepare(message.bytes, message.widths) : cut(message.bytes, message.crops)
  work.then(
    (answer) => process.send?.({ id: message.id, ...answer }),
    (error: Error) => process.send?.({ id: message.id, error: error.message }),
  )
})
