import { create } from 'zustand'
import { applyAppearance, DEFAULT_APPEARANCE, onSystemScheme, SCHEMES, TEXT_SIZES } from '../../ui/appearance.ts'
import type { Appearance } from '../../ui/appearance.ts'
import { device } from '../../data/text-store.ts'

/**
 * The storage key of the choice. It belongs to the device rather than the user, so it outlives a session. app/boot-script.js
 * reads it first.
 */
const appearanceKey = 'sojourn.appearance'

/** The appearance on this device, and whether its dialog is open. */
export const useAppearance = create<{ choice: Appearance; isOpen: boolean }>(() => ({
  choice: readAppearance(device.read(appearanceKey)),
  isOpen: false,
}))

/** Changes the appearance, at once and in every tab. */
export const chooseAppearance = (change: Partial<Appearance>): void => {
  const choice = { ...useAppearance.getState().choice, ...change }
  device.write(appearanceKey, JSON.stringify(choice))
  useAppearance.setState({ choice })
}

/** Opens the appearance dialog. */
export const openAppearance = (): void => useAppearance.setState({ isOpen: true })

/** From now on, applies the choice to the page, whichever tab it is made in. */
export const followAppearance = (): void => {
  applyAppearance(useAppearance.getState().choice)
  useAppearance.subscribe(({ choice }, before) => {
    if (choice !== before.choice) applyAppearance(choice)
  })
  onSystemScheme(() => applyAppearance(useAppearance.getState().choice))
  globalThis.addEventListener('storage', ({ key, newValue }) => {
    if (key === appearanceKey || key === null) useAppearance.setState({ choice: readAppearance(newValue) })
  })
}

/** A stored choice, with defaults for what is missing or no longer known. */
function readAppearance(text: string | null): Appearance {
  const parsed = parse(text)
  return {
    scheme: SCHEMES.find((one) => one === parsed['scheme']) ?? DEFAULT_APPEARANCE.scheme,
    followsSystem: parsed['followsSystem'] === true,
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
