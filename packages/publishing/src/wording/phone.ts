/** Country codes of one or two digits (ITU-T E.164); all others have three. */
const countryCode = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/

/** `+27215550142` becomes `+27 215 550 142`: national formats differ, so digits after the country code are grouped by three. */
export function phoneText(phone: string): string {
  const code = countryCode.exec(phone)?.[0]
  if (code === undefined) return phone
  return `${code} ${phone.slice(code.length).replaceAll(/(\d{3})(?=\d{2})/g, '$1 ')}`
}
