/** The resources with texts that clients read in a published itinerary. */
export const translatedResources = [
  'itinerary',
  'accommodation',
  'excursion',
  'destination',
  'guide',
  'company-page',
] as const
export type TranslatedResource = (typeof translatedResources)[number]

export const isTranslated = (resource: string): resource is TranslatedResource =>
  translatedResources.some((one) => one === resource)

const plurals = ['itineraries', 'accommodations', 'excursions', 'destinations', 'guides', 'company-pages']

/** The same by the plural of the resource, as it is in URLs. */
export const isTranslatedPlural = (plural: string): boolean => plurals.includes(plural)
