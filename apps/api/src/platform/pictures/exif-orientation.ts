const orientationTag = 0x0112

/** The orientation in EXIF metadata, which starts at the TIFF header: 1 to 8; 1 if it has none (Exif 2.32, 4.6.4). */
export const orientationOf = (exif: Buffer | null): number => {
  if (!exif || exif.length < 14) return 1
  const isLittle = exif.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (at + 2 > exif.length ? 0 : isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at))
  const directory = isLittle ? exif.readUInt32LE(4) : exif.readUInt32BE(4)
  for (let entry = 0; entry < short(directory); entry += 1) {
    const at = directory + 2 + entry * 12
    if (at + 12 > exif.length) return 1
    if (short(at) !== orientationTag) continue
    const orientation = short(at + 8)
    return orientation >= 1 && orientation <= 8 ? orientation : 1
  }
  return 1
}
