import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installPackage } from './install-package.ts'

const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The path of Chromium for tests: `CHROMIUM_PATH`, or else the first known one on this machine; undefined if there is none. */
export const findChromium = (): string | undefined => {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/snap/bin']
  const installed = programs.flatMap((program) => folders.map((folder) => join(folder, program)))
  return process.env['CHROMIUM_PATH'] ?? [...installed, ...applications].find(isProgram)
}

/** Arguments for Chromium: disables its own network requests, and its sandbox for root, as it would not start otherwise. */
export const chromiumArguments = (): string[] => [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  // Under load it ends the process that draws, and then a page may get no frame for minutes.
  '--disable-gpu-watchdog',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Returns the path of Chromium. If there is none, it first installs Debian's package. On another system, or without permission
 * to install, it throws an error that says what to do.
 */
export const ensureChromium = async (): Promise<string> => {
  const found = findChromium()
  if (found !== undefined) return found
  await installPackage('chromium', remedy)
  const installed = findChromium()
  if (installed === undefined) throw new Error(`the package chromium brought no program; ${remedy}`)
  return installed
}

const remedy = 'install Chromium or Google Chrome, or set CHROMIUM_PATH to one'

const isProgram = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
