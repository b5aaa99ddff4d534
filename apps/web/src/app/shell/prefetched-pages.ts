/**
 * The modules, below `src`, of the pages one works in all day. The build writes their files into the page
 * (vite.config.ts), because only it knows what they are called.
 */
export const prefetchedPages = [
  'ui/toast-region.tsx',
  'features/itineraries/itineraries-page.tsx',
  'features/itineraries/templates-page.tsx',
  'features/accommodations/accommodations-page.tsx',
  'features/destinations/destinations-page.tsx',
  'features/excursions/excursions-page.tsx',
  'features/contacts/contacts-page.tsx',
  'features/media/media-page.tsx',
  'features/itineraries/create-itinerary-page.tsx',
  'editor/editor-page.tsx',
  'app/palette/palette.tsx',
] as const
