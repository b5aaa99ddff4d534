/** Browsers by a part of the user agent that only they have. The order matters, because most also claim to be others. */
const browsers: readonly [sign: RegExp, name: string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\/|OPiOS\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|Chromium\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: readonly [sign: RegExp, name: string][] = [
  [/iPhone/, 'an iPhone'],
  [/iPad/, 'an iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'a Chromebook'],
  [/Windows/, 'Windows'],
  [/Macintosh|Mac OS X/, 'a Mac'],
  [/Linux/, 'Linux'],
]

const nameIn = (names: typeof browsers, userAgent: string) => names.find(([sign]) => sign.test(userAgent))?.[1]

/** A description of a device from its browser's user agent: `Firefox on Windows`. */
export const deviceInWords = (userAgent: string | null): string => {
  if (!userAgent) return 'Unknown device'
  const browser = nameIn(browsers, userAgent)
  const system = nameIn(systems, userAgent)
  if (browser && system) return `${browser} on ${system}`
  return browser ?? (system ? `A program on ${system}` : `A program: ${userAgent.split(/[/ ]/)[0] ?? userAgent}`)
}

/** Whether it is a phone or another handheld device. */
export const isHandheld = (userAgent: string | null): boolean => /iPhone|Android|Mobile/.test(userAgent ?? '')
