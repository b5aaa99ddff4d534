import qrcode from 'qrcode-generator'

/**
 * A link as a QR code (ISO/IEC 18004, error correction M), dark on white in every colour scheme, so that cameras can read it.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const count = code.getModuleCount()
  const dark = Array.from({ length: count * count }, (_, place) => [Math.floor(place / count), place % count] as const)
    .filter(([row, column]) => code.isDark(row, column))
    .map(([row, column]) => `M${column + quietZone} ${row + quietZone}h1v1h-1z`)
  const size = count + 2 * quietZone
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto block w-full max-w-72 rounded-sm bg-white text-black"
    >
      <path d={dark.join('')} fill="currentColor" />
    </svg>
  )
}

/** The width of the empty margin that scanners need, in modules. */
const quietZone = 4
