const digits = '23456789CFGHJMPQRVWX'
const code = new RegExp(`^([${digits}]{8})\\+([${digits}]{2,7})?$`)
const shortCode = new RegExp(`^[${digits}]{4,6}\\+[${digits}]{2,3}(?:,? .*)?$`)

/** Whether a text is a plus code without its first four characters, which only means something near a town. */
export const isShortPlusCode = (text: string): boolean => shortCode.test(text.toUpperCase())

/**
 * The middle of the area that a full plus code stands for (Open Location Code, github.com/google/open-location-code). Null for
 * anything else.
 */
export const decodePlusCode = (text: string): readonly [lat: number, lng: number] | null => {
  const found = code.exec(text.toUpperCase())
  if (!found) return null
  const values = Array.from(`${found[1]}${found[2] ?? ''}`, (digit) => digits.indexOf(digit))
  let [lat, lng, height, width] = [-90, -180, 400, 400]
  for (let index = 0; index < values.length; index += index < 10 ? 2 : 1) {
    const value = values[index] ?? 0
    // Five pairs of latitude and longitude come first, then cells of four by five.
    const isPair = index < 10
    height /= isPair ? 20 : 5
    width /= isPair ? 20 : 4
    lat += height * (isPair ? value : Math.floor(value / 4))
    lng += width * (isPair ? (values[index + 1] ?? 0) : value % 4)
  }
  return [lat + height / 2, lng + width / 2]
}
