import { crc32, deflateSync } from 'node:zlib'
import sharp, { type OutputInfo } from 'sharp'
import type { OpenedImage } from './open-picture.ts'

/** Raw pixels. */
export type Pixels = { data: Buffer; info: OutputInfo }

/** Converts pixels to sRGB from the ICC profile that they still have. Without a profile, they are returned unchanged. */
export const inSrgb = async ({ data, info }: Pixels, profile: OpenedImage['profile']): Promise<Pixels> => {
  if (profile === null) return { data, info }
  const { width, height, channels } = info
  const png = await sharp(data, { raw: { width, height, channels } }).png({ compressionLevel: 0 }).toBuffer()
  // libvips cannot attach a profile to raw pixels, but reads it from a PNG. A corrupt profile is ignored.
  return sharp(withProfile(png, profile === 'p3' ? await displayP3() : profile), { failOn: 'none' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
}

/** The offset at which the header of a PNG ends, after its signature: 13 bytes in a chunk (PNG 1.2, 11.2.2). */
const endOfHeader = 8 + 12 + 13

/** A PNG with an iCCP chunk (PNG 1.2, 11.3.3.3). */
const withProfile = (png: Buffer, profile: Uint8Array): Buffer => {
  const content = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(profile)])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length - 4)
  check.writeUInt32BE(crc32(content))
  return Buffer.concat([png.subarray(0, endOfHeader), length, content, check, png.subarray(endOfHeader)])
}

/** The Display P3 profile that is built into libvips. */
const displayP3 = async (): Promise<Uint8Array> => {
  const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'black' } })
    .withIccProfile('p3')
    .png()
    .toBuffer()
  const { icc } = await sharp(dot).metadata()
  if (!icc) throw new Error('libvips has no profile of Display P3')
  return icc
}
