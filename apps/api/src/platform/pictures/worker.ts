import { cropAround } from '@sojourn/publishing/brochure/crop'
import { drawIcon } from './draw-icon.ts'
import { openPicture } from './open-picture.ts'
import type { Icon, PrepareOptions, Uncut } from './pictures.ts'
import { prepareFile } from './prepare-file.ts'
import { makeSquare } from './prepare-picture.ts'
import { inWords } from './rejection.ts'

/** Entry of the child process that works on images and other files: one response per message. */
type Message = { id: number } & (
  | ({ task: 'prepare'; bytes: Uint8Array; mime: string } & Required<PrepareOptions>)
  | { task: 'square'; bytes: Uint8Array; side: number }
  | ({ task: 'icon' } & Icon)
  | { task: 'cut'; pictures: Uncut[] }
)

const square = async (bytes: Uint8Array, side: number): Promise<{ bytes: Uint8Array }> => ({
  bytes: await makeSquare(bytes, side),
})

const icon = async (given: Icon): Promise<{ bytes: Uint8Array }> => ({ bytes: await drawIcon(given) })

/** libvips processes a few images at once; those that wait take no memory but their encoded bytes. */
const cut = async (pictures: Uncut[]): Promise<{ cuts: [string, Uint8Array][] }> => ({
  cuts: await Promise.all(
    pictures.flatMap(({ bytes, width, height, crops }) =>
      crops.map(async (crop): Promise<[string, Uint8Array]> => {
        const buffer = await openPicture(bytes)
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

const workOn = (message: Message): Promise<object> => {
  if (message.task === 'prepare') return prepareFile(message.bytes, message.mime, message)
  if (message.task === 'icon') return icon(message)
  return message.task === 'square' ? square(message.bytes, message.side) : cut(message.pictures)
}

/** Freed memory stays fragmented in the process. It is replaced while the rest of the limit is still enough for any file. */
const isWorn = (): boolean => process.memoryUsage.rss() > 220 * 1024 * 1024

process.on('message', (message: Message) => {
  workOn(message).then(
    (answer) => process.send?.({ id: message.id, isWorn: isWorn(), ...answer }),
    (error: unknown) => process.send?.({ id: message.id, isWorn: isWorn(), error: inWords(error) }),
  )
})
