/** One TIFF directory with entries [tag, type, count, value], the format of EXIF metadata. */
export const tiff = (entries: readonly (readonly [number, number, number, number])[], next = 0): Buffer => {
  const bytes = Buffer.alloc(8 + 2 + entries.length * 12 + 4)
  bytes.write('II*\0', 'latin1')
  bytes.writeUInt32LE(8, 4)
  bytes.writeUInt16LE(entries.length, 8)
  entries.forEach(([tag, type, count, value], index) => {
    bytes.writeUInt16LE(tag, 10 + index * 12)
    bytes.writeUInt16LE(type, 12 + index * 12)
    bytes.writeUInt32LE(count, 14 + index * 12)
    bytes.writeUInt32LE(value, 18 + index * 12)
  })
  bytes.writeUInt32LE(next, 10 + entries.length * 12)
  return bytes
}
