import type { WallTime } from '@sojourn/contract/itinerary/local-time'

/** A property and a component of iCalendar in the format of RFC 7265 (jCal), which ical.js converts to text. */
export type JcalProperty = [
  name: string,
  parameters: Record<string, string>,
  type: string,
  value: string | number | number[],
]
export type JcalComponent = [name: string, properties: JcalProperty[], components: JcalComponent[]]

export const textProperty = (name: string, value: string): JcalProperty => [
  name,
  {},
  'text',
  value.replaceAll(/\r\n?/g, '\n'),
]

/** A whole day. */
export const dateProperty = (name: string, wall: WallTime): JcalProperty => [
  name,
  {},
  'date',
  new Date(wall).toISOString().slice(0, 10),
]

/** A local time in a zone; without a zone, a floating time. */
export const timeProperty = (name: string, wall: WallTime, zone: string | null): JcalProperty => [
  name,
  zone === null ? {} : { tzid: zone },
  'date-time',
  new Date(wall).toISOString().slice(0, 19),
]
