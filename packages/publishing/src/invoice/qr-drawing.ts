import qrcode from 'qrcode-generator'

/** The width of the empty margin that scanners need, in modules. */
const quietZone = 4

/**
 * A text in UTF-8 as a QR code (ISO/IEC 18004) with error correction M: its width in modules, with its margin, and the path of its
 * dark modules in SVG. Each run of them in a row is one rectangle.
 */
export const qrPath = (text: string): { size: number; path: string } => {
  const code = qrcode(0, 'M')
  // The library treats each character as a byte.
  code.addData(String.fromCharCode(...new TextEncoder().encode(text)), 'Byte')
  code.make()
  const count = code.getModuleCount()
  const size = count + 2 * quietZone
  const rows = Array.from({ length: count }, (_, row) =>
    runsOf(count, (column) => code.isDark(row, column)).map(
      ([start, length]) => `M${start + quietZone} ${row + quietZone}h${length}v1h-${length}z`,
    ),
  )
  return { size, path: rows.flat().join('') }
}

/** The same as an SVG file: black on white, as wide as it has modules. */
export const qrDrawing = (text: string): string => {
  const { size, path } = qrPath(text)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path fill="#000" d="${path}"/></svg>`
}

const runsOf = (count: number, isDark: (at: number) => boolean): [start: number, length: number][] => {
  const runs: [number, number][] = []
  for (let at = 0; at < count; at += 1) {
    if (!isDark(at)) continue
    const last = runs.at(-1)
    if (last && last[0] + last[1] === at) last[1] += 1
    else runs.push([at, 1])
  }
  return runs
}
