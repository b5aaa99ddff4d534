import { create } from 'zustand'
import { applyAppearance, DEFAULT_APPEARANCE, SCHEMES, TEXT_SIZES } from '../../ui/appearance.ts'
import type { Appearance } from '../../ui/appearance.ts'
import { device } from '../../data/text-store.ts'

/** Under what the choice is kept: of the device, not of a person, so it outlives a session. Read first of all by app/boot-script.js. */
const appearanceKey = 'sojourn.appearance'

/** How the product looks on this device, and whether the dialog to choose it is open. */
export const useAppearance = create<{ choice: Appearance; isOpen: boolean }>(() => ({
  choice: readAppearance(device.read(appearanceKey)),
  isOpen: false,
}))

/** Changes how the product looks, at once and in every tab. */
export const chooseAppearance = (change: Partial<Appearance>): void => {
  const choice = { ...useAppearance.getState().choice, ...change }
  device.write(appearanceKey, JSON.stringify(choice))
  useAppearance.setState({ choice })
}

/** Opens the dialog where the appearance is chosen. */
export const openAppearance = (): void => useAppearance.setState({ isOpen: true })

/** Puts the choice on the page from now on, whichever tab it is made in. */
export const followAppearance = (): void => {
  applyAppearance(useAppearance.getState().choice)
  useAppearance.subscribe(({ choice }, before) => {
    if (choice !== before.choice) applyAppearance(choice)
  })
  globalThis.addEventListener('storage', ({ key, newValue }) => {
    if (key === appearanceKey || key === null) useAppearance.setState({ choice: readAppearance(newValue) })
  })
}

/** A kept choice; what is missing in it, or not known any more, is as by default. */
function readAppearance(text: string | null): Appearance {
  const parsed = parse(text)
  return {
    scheme: SCHEMES.find((one) => one === parsed['scheme']) ?? DEFAULT_APPEARANCE.scheme,
    textSize: TEXT_SIZES.find((one) => one === parsed['textSize']) ?? DEFAULT_APPEARANCE.textSize,
    hasReducedMotion: typeof parsed['hasReducedMotion'] === 'boolean' ? parsed['hasReducedMotion'] : null,
    hasUnderlinedLinks: parsed['hasUnderlinedLinks'] === true,
  }
}

function parse(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(text ?? 'null')
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
  } catch {
    return {}
  }
}
