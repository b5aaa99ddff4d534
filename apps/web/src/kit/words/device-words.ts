import * as wording from './wording.ts'

/** Browsers by a part of the user agent that only they have. The order matters, because most also claim to be others. */
const browsers: readonly [sign: RegExp, name: string][] = [
  [/Edg(?:e|A|iOS)?\//, wording.browsers.edge],
  [/OPR\/|OPiOS\//, wording.browsers.opera],
  [/SamsungBrowser\//, wording.browsers.samsung],
  [/Firefox\/|FxiOS\//, wording.browsers.firefox],
  [/Chrome\/|CriOS\/|Chromium\//, wording.browsers.chrome],
  [/Safari\//, wording.browsers.safari],
]

const systems: readonly [sign: RegExp, name: string][] = [
  [/iPhone/, wording.systems.iphone],
  [/iPad/, wording.systems.ipad],
  [/Android/, wording.systems.android],
  [/CrOS/, wording.systems.chromebook],
  [/Windows/, wording.systems.windows],
  [/Macintosh|Mac OS X/, wording.systems.mac],
  [/Linux/, wording.systems.linux],
]

const nameIn = (names: typeof browsers, userAgent: string) => names.find(([sign]) => sign.test(userAgent))?.[1]

/** A description of a device from its browser's user agent: `Firefox on Windows`. */
export const deviceInWords = (userAgent: string | null): string => {
  if (!userAgent) return wording.unknownDevice
  const browser = nameIn(browsers, userAgent)
  const system = nameIn(systems, userAgent)
  if (browser && system) return wording.browserOnSystem({ browser, system })
  if (browser) return browser
  return system
    ? wording.unknownBrowserOnSystem({ system })
    : wording.unknownBrowser({ name: userAgent.split(/[/ ]/)[0] ?? userAgent })
}

/** Whether it is a phone or another handheld device. */
export const isHandheld = (userAgent: string | null): boolean => /iPhone|Android|Mobile/.test(userAgent ?? '')
