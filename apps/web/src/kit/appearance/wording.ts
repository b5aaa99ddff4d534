import { message } from '@sojourn/contract/kit/message'
import type { Scheme } from '../../ui/appearance.ts'

export const appearanceTitle = message('Appearance')
export const appearanceHint = message(
  'Changes apply immediately and are saved on this device for everyone who uses it.',
)
export const resetLabel = message('Reset to default')
export const doneLabel = message('Done')
export const schemeLabel = message('Colours')
export const schemes: Readonly<Record<Scheme, { title: string; note: string }>> = {
  standard: { title: message('Standard'), note: message('Light background') },
  'high-contrast': { title: message('High contrast'), note: message('Black on white') },
  dark: { title: message('Dark'), note: message('Dark background') },
  'dark-high-contrast': { title: message('Dark, high contrast'), note: message('White on black') },
  warm: { title: message('Warm'), note: message('Easy on the eyes') },
}
export const systemLabel = message('Match my system')
export const systemHint = message('Dark colours are used while your device is set to dark.')
export const schemeSample = message('Aa')
export const textSizeLabel = message('Text size in per cent')
export const motionLabel = message('Reduce motion')
export const motionHint = message('Pages and panels change without animation.')
export const linksLabel = message('Underline links')
export const linksHint = message('All links are underlined.')
