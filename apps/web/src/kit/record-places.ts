/** Where the records of a resource stand, and what one and several of them are called. */
type RecordPlace = { path: string; one: string; many: string }

/** By what the server calls them. */
export const recordPlaces: Readonly<Partial<Record<string, RecordPlace>>> = {
  itinerary: { path: '/itineraries', one: 'Itinerary or template', many: 'Itineraries and templates' },
  accommodation: { path: '/accommodations', one: 'Accommodation', many: 'Accommodations' },
  destination: { path: '/destinations', one: 'Destination', many: 'Destinations' },
  excursion: { path: '/excursions', one: 'Excursion', many: 'Excursions' },
  guide: { path: '/guides', one: 'Travel guide', many: 'Travel guides' },
  supplier: { path: '/suppliers', one: 'Supplier', many: 'Suppliers' },
  contact: { path: '/contacts', one: 'Contact', many: 'Contacts' },
  'company-page': { path: '/company-pages', one: 'Company page', many: 'Company pages' },
}
