import type { PublishedCompany } from '@sojourn/contract/site/published-company'
import { ink, safeColour } from '../brand-colours.ts'

/** The names of files below a link with which it is saved and installed. */
export const pocketFiles = {
  list: 'saved-files.json',
  worker: 'pocket-worker.js',
  manifest: 'app.webmanifest',
  notSaved: 'not-saved',
} as const

/** The sides of the icons in pixels: for the home screens of Apple devices, and for the manifest. */
export const iconSides = [180, 192, 512] as const
export const iconName = (side: number): string => `icon-${side}.png`

/** The colour behind icons. */
export const iconColour = ({ brand }: Pick<PublishedCompany, 'brand'>): string => safeColour(brand.primary, ink)
