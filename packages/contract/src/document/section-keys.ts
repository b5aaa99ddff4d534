/** The sections of the published page. */
export const sectionKeys = [
  'highlights',
  'summary',
  'route',
  'days',
  'stays',
  'gallery',
  'price',
  'guides',
  'documents',
  'pages',
  'terms',
  'contact',
] as const
export type SectionKey = (typeof sectionKeys)[number]
