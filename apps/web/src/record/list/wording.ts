import { message } from '@sojourn/contract/kit/message'

export const imageColumn = message('Image')
export const supplierColumn = message('Supplier')
export const destinationColumn = message('Destination')
export const usedInColumn = message('Used in')
export const lastUsedColumn = message('Last used')
export const usedIn = message('{count, plural, =0 {Not used} one {# itinerary} other {# itineraries}}')
export const never = message('Never')
export const noValue = message('–')
export const mapOf = message('Map of {resources}')
export const onMap = message(
  '{count, plural, =0 {None of these has a location.} one {# on the map} other {# on the map}}',
)
export const someOnMap = message('The newest {count} are on the map. Filter the list to see others.')
export const showAllOnMap = message('Show all')
export const cluster = message('{count, plural, one {# record here: zoom in} other {# records here: zoom in}}')
export const waitingForMap = {
  loading: message('Loading the map'),
  failed: message('The map could not be loaded'),
}
export const closeCard = message('Close')
export const tableView = message('Table')
export const galleryView = message('Gallery')
export const mapView = message('Map')
export const openShort = message('Open')
export const ownerColumn = message('Owner')
export const oneDestination = message('destination')
export const oneSupplier = message('supplier')
export const oneMember = message('member')
