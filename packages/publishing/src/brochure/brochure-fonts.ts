import { createRequire } from 'node:module'

const files = [
  'fraunces/300Light/Fraunces_300Light.ttf',
  'fraunces/300Light_Italic/Fraunces_300Light_Italic.ttf',
  'fraunces/400Regular/Fraunces_400Regular.ttf',
  'inter/300Light/Inter_300Light.ttf',
  'inter/400Regular/Inter_400Regular.ttf',
  'inter/400Regular_Italic/Inter_400Regular_Italic.ttf',
  'inter/500Medium/Inter_500Medium.ttf',
  'inter/600SemiBold/Inter_600SemiBold.ttf',
  'inter/600SemiBold_Italic/Inter_600SemiBold_Italic.ttf',
  'noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
  'noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf',
  'noto-color-emoji/400Regular/NotoColorEmoji_400Regular.ttf',
]

const resolve = createRequire(import.meta.url).resolve

/** The font files of the brochure; Typst reads static TrueType, not the page's variable WOFF2. */
export const brochureFonts: string[] = files.map((file) => resolve(`@expo-google-fonts/${file}`))
