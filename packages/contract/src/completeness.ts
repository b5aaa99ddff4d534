/** What makes a library item complete, by resource: the field, and how to name it if it is missing. */
const requiredFields = {
  accommodation: [
    ['description', 'a description'],
    ['location', 'a location'],
    ['media', 'an image'],
    ['teaser', 'a teaser'],
    ['rooms', 'rooms'],
    ['checkIn', 'a check-in time'],
    ['checkOut', 'a check-out time'],
    ['destination', 'a destination'],
  ],
  destination: [
    ['description', 'a description'],
    ['location', 'a location'],
    ['media', 'an image'],
    ['timezone', 'a time zone'],
    ['bestMonths', 'best months'],
    ['highlights', 'highlights'],
    ['general', 'general information'],
  ],
  excursion: [
    ['description', 'a description'],
    ['location', 'a meeting point'],
    ['media', 'an image'],
    ['destination', 'a destination'],
    ['included', 'what is included'],
    ['operatingDays', 'operating days'],
  ],
} as const

/** The fields that determine how complete a library item is. */
export const completedBy = (name: keyof typeof requiredFields): string[] => requiredFields[name].map(([field]) => field)

/** How complete a library item is, in percent, and what is missing, in words. */
export const completenessOf = (
  name: keyof typeof requiredFields,
  record: Record<string, unknown>,
): { percent: number; missing: string[] } => {
  const fields: readonly (readonly [string, string])[] = requiredFields[name]
  const missing = fields.filter(([field]) => isEmpty(record[field])).map(([, words]) => words)
  return { percent: Math.round((100 * (fields.length - missing.length)) / fields.length), missing }
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0)
