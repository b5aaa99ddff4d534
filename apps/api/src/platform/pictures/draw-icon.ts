import { iconFont } from '@sojourn/publishing/pocket/icon-font'
import sharp from 'sharp'
import { openPicture } from './open-picture.ts'
import type { Icon } from './pictures.ts'

/** Devices cut icons to a circle or another shape, which shows at least a circle of four fifths of the side. */
const share = { logo: 0.6, letter: 0.42 }

/** Draws an icon. Rejects if its logo cannot be read. */
export const drawIcon = async ({ side, colour, onColour, logo, letter }: Icon): Promise<Uint8Array> => {
  const mark = logo === null ? await drawLetter(letter, onColour, side) : await fitLogo(logo, side)
  const square = sharp({ create: { width: side, height: side, channels: 3, background: colour } })
  return new Uint8Array(
    await square
      .composite([{ input: mark }])
      .png({ compressionLevel: 9 })
      .toBuffer(),
  )
}

const fitLogo = (logo: Uint8Array, side: number): Promise<Buffer> => {
  const box = Math.round(side * share.logo)
  return openPicture(logo).resize(box, box, { fit: 'inside' }).toColourspace('srgb').png().toBuffer()
}

const drawLetter = (letter: string, colour: string, side: number): Promise<Buffer> => {
  const box = Math.round(side * share.letter)
  const text = `<span foreground="${colour}">${letter.replaceAll(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</span>`
  return sharp({ text: { text, font: 'Fraunces', fontfile: iconFont, width: box, height: box, rgba: true } })
    .png()
    .toBuffer()
}
