import { createRequire } from 'node:module'

/** The font of the letter on an icon of a company without a logo. */
export const iconFont = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/fraunces/400Regular/Fraunces_400Regular.ttf',
)
