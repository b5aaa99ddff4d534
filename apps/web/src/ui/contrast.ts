/** Red, green and blue, each from 0 to 1, gamma-encoded as in sRGB. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Parses `#rgb` or `#rrggbb`; `null` for anything else. */
export function parseHex(text: string): Rgb | null {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1]
  if (!digits) return null
  const size = digits.length / 3
  const channel = (place: number) => {
    const part = digits.slice(place * size, (place + 1) * size)
    return Number.parseInt(size === 1 ? part + part : part, 16) / 255
  }
  return [channel(0), channel(1), channel(2)]
}

/** Formats as `#rrggbb`; values outside the gamut are clipped. */
export function toHex(colour: Rgb): string {
  const part = (value: number) =>
    Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${colour.map(part).join('')}`
}

/** The colour at `share` (0 to 1) of the way between two colours. */
export function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const between = (a: number, b: number) => a + (b - a) * share
  return [between(from[0], to[0]), between(from[1], to[1]), between(from[2], to[2])]
}
