import { message } from '@sojourn/contract/kit/message'

export const coordinates = message(
  '{latitude}° {northOrSouth, select, south {S} other {N}}, {longitude}° {eastOrWest, select, west {W} other {E}}',
)

export const searchPlaceholder = message('Town, airport, coordinates or map link')
export const searchHint = message(
  'Enter a town, airport, park or sight, or paste coordinates, a plus code or a link from a map.',
)
export const shortLink = message(
  'This is a short link. Open it in your browser, then copy the long address from the address bar and paste it here.',
)
export const unreadableLink = message(
  'This link does not say where the place is. Open it, click the place on the map, then copy its coordinates or the new address.',
)
export const shortPlusCode = message(
  'This plus code only works near its town. Paste the full code, which has eight characters before the plus sign.',
)
export const outsideWorld = message(
  'This is not a valid position. Enter the latitude (−90 to 90) first, then the longitude (−180 to 180).',
)
export const otherPlaces = message('Other places')
export const similarPlaces = message('Did you mean …?')
export const placePinHere = message('Place the pin here')
export const renamePlace = message('Name this place “{name}”')
export const renamePlaceHint = message('The pin stays at {place}')
export const textAsWritten = message('Use “{text}” as written')
export const textAsWrittenHint = message('Without a pin. You can place one on the map.')
export const textAsWrittenOffline = message('You need a connection to search for places')
export const kindNames = {
  airport: message('Airport'),
  country: message('Country'),
  region: message('Region'),
  island: message('Island'),
  park: message('Park'),
  sight: message('Sight'),
}
export const townAndPopulation = message('{place} · {population} people')

export const mapOfPlace = message('Map of {place}')
export const mapOfWorld = message('Map of the world')
export const zoomIn = message('Zoom in')
export const zoomOut = message('Zoom out')
export const showPin = message('Show pin')
export const placePinInCentre = message('Place a pin in the centre')
export const pinHint = message(
  'Pin at {coordinates}. Drag it or use the arrow keys to move it. Hold Shift to move it further, or press + or − to zoom.',
)
export const noPinHint = message('Click the map to place a pin.')
export const pinLabel = message('Pin at {coordinates}')
export const pinRole = message('movable pin')
export const removePin = message('Remove pin')
export const clear = message('Clear')
export const noDetails = message('No details for this location.')
export const nearPlace = message('Near {place}')
export const placeCredits = message(
  'Places: <geonames>GeoNames</geonames>, <airports>OpenTravelData</airports> (<licence>CC BY 4.0</licence>)',
)
export const outlineCredits = message('Shapes: <link>Natural Earth</link>')
export const mapCredits = message('Map: {credits}')

export const detailsTitle = message('Details')
export const nameLabel = message('Display name')
export const addressLabel = message('Address')
export const cityLabel = message('Town or city')
export const regionLabel = message('Region')
export const postcodeLabel = message('Postcode')
export const countryLabel = message('Country')
export const noCountry = message('No country')
export const timezoneLabel = message('Time zone')
export const noTimezone = message('No time zone')

export const km = message('{distance} km')
export const miles = message('{distance} mi')
export const metres = message('{distance} m')
export const feet = message('{distance} ft')
