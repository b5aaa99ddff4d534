import { countryCodes } from './country-codes.ts'
import { z } from 'zod'
import { safeFileName } from './file-name.ts'
import { about } from './about.ts'
import { type ColumnType, storedAs, textOfKind } from './column.ts'
import { rangeWords } from './issue-words.ts'
import { canonicalEmail, isEmailAddress } from './email-address.ts'
import { orNull } from './or-null.ts'
import { compactPhone } from './compact-phone.ts'
import { maxMoney } from './currency-digits.ts'
import { maxCaptionLength, maxEmailLength, maxLocationLabelLength, maxUrlLength } from './field-limits.ts'

/** C0 and C1 control characters. Tab, line feed and carriage return are only allowed in prose. */
const controlInLine = /[\u0000-\u001f\u007f-\u009f]/
const controlInProse = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/

const clean = (max: number, min: number, control: RegExp) =>
  z
    .string()
    .refine((text) => text.isWellFormed(), 'contains a character that cannot be stored')
    .refine((text) => !control.test(text), 'contains a control character')
    .normalize('NFC')
    .trim()
    .min(min)
    .max(max)

/** One line of text, trimmed and NFC-normalised, without control characters. */
export const line = (max: number, min = 1) => textOfKind('line', storedAs(clean(max, min, controlInLine), 'text'))

/** The name of a file. Unsafe characters are removed or replaced, so that a stranger's file name can be used. */
export const fileName = () =>
  storedAs(
    z
      .string()
      .refine((text) => text.isWellFormed(), 'contains a lone surrogate')
      .trim()
      .min(1)
      .max(1000)
      .overwrite(safeFileName),
    'text',
  )

/** Plain text of several lines, trimmed and NFC-normalised. */
export const prose = (max: number, min = 1) => textOfKind('prose', storedAs(clean(max, min, controlInProse), 'text'))

/** One of a fixed list of values. */
export const oneOf = <const V extends readonly [string, ...string[]]>(...values: V) => storedAs(z.enum(values), 'text')

/** A whole number, bounds inclusive. */
export const integer = (min: number, max: number) => storedAs(whole(min, max), 'integer')

/** A whole number beyond 32 bits, bounds inclusive, exact in JavaScript. */
export const bigInteger = (min: number, max: number) => storedAs(whole(min, max), 'bigint')

const whole = (min: number, max: number) => {
  const words = `must be a whole number${rangeWords(min, max)}`
  return z.int().min(min, words).max(max, words)
}

/** A number in steps, such as stars in steps of 0.5. */
export const decimal = (min: number, max: number, step: number) => {
  const words = `must be a number${rangeWords(min, max)}, in steps of ${step}`
  return storedAs(z.number().min(min, words).max(max, words).multipleOf(step, words), 'numeric')
}

/** True or false. */
export const flag = () => storedAs(z.boolean(), 'boolean')

/** A date without a time zone, `YYYY-MM-DD`. */
export const date = () =>
  textOfKind(
    'date',
    storedAs(
      z.iso.date().refine((day) => day >= '0001', 'must be in year 1 or later'),
      'date',
    ).register(about, { examples: ['2027-05-14'] }),
  )

/** A local time of day, `HH:MM`. An unset time is null, never midnight. */
export const time = () =>
  textOfKind(
    'time',
    storedAs(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time, HH:MM'), 'time without time zone').register(
      about,
      { description: 'A local time, HH:MM.', examples: ['14:30'] },
    ),
  )

/** An instant, ISO 8601 in UTC. */
export const instant = () =>
  storedAs(
    z.iso.datetime().refine((at) => at >= '0001', 'must be in year 1 or later'),
    'timestamp with time zone',
  ).register(about, { examples: ['2026-11-20T09:30:00.000Z'] })

/** The first or last day of a season, `MM-DD`. */
export const monthDay = () =>
  z
    .string()
    .regex(
      /^((0[1-9]|1[0-2])-(0[1-9]|1\d|2\d)|(0[13-9]|1[0-2])-30|(0[13578]|1[02])-31)$/,
      'must be a month and day, MM-DD',
    )
    .register(about, { description: 'A month and day, MM-DD.', examples: ['03-01'] })

/** `Africa/Windhoek`, `America/Argentina/Buenos_Aires`, `UTC`; no offsets such as `+01:00`. */
const zoneName = /^[A-Z][A-Za-z0-9_+-]*(\/[A-Z][A-Za-z0-9_+-]*){0,2}$/
const zones = new Map<string, boolean>()
/** Also accepts former names and aliases of zones, as supportedValuesOf() lists only one name for each. */
const isZone = (name: string): boolean => {
  const cached = zones.get(name)
  if (cached !== undefined) return cached
  const exists = zoneName.test(name) && formatsIn(name)
  if (zones.size < 1000) zones.set(name, exists)
  return exists
}
const formatsIn = (timeZone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone.length > 0
  } catch {
    return false
  }
}

/** An IANA time zone name. */
export const zone = () =>
  storedAs(z.string().max(64).refine(isZone, 'must be a time zone such as Africa/Windhoek'), 'text').register(about, {
    description: 'An IANA time zone.',
    examples: ['Africa/Windhoek'],
  })

/** A country, ISO 3166-1 alpha-2. */
export const country = () =>
  textOfKind(
    'country',
    storedAs(
      z
        .string()
        .regex(/^[A-Z]{2}$/, 'must be a two-letter country code')
        .refine((code) => countryCodes.has(code), 'must be an ISO 3166-1 country code'),
      'text',
    ).register(about, { description: 'A country, ISO 3166-1 alpha-2.', examples: ['NA'] }),
  )

const currencies = new Set(Intl.supportedValuesOf('currency'))
/** A currency, ISO 4217. */
export const currency = () =>
  textOfKind(
    'currency',
    storedAs(
      z
        .string()
        .regex(/^[A-Z]{3}$/, 'must be a three-letter currency code')
        .refine((code) => currencies.has(code), 'must be an ISO 4217 currency code'),
      'text',
    ).register(about, { description: 'A currency, ISO 4217.', examples: ['EUR'] }),
  )

/** A language, BCP 47 primary tag with an optional script or region. */
export const language = () =>
  textOfKind(
    'language',
    storedAs(
      z.string().regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/, 'must be a language tag such as en or pt-BR'),
      'text',
    ).register(about, { description: 'A language, BCP 47.', examples: ['en'] }),
  )

/** An email address in any script, stored in the form of `canonicalEmail`. */
export const email = () =>
  textOfKind(
    'email',
    storedAs(
      z
        .string()
        .trim()
        .overwrite(canonicalEmail)
        .max(maxEmailLength)
        .refine(isEmailAddress, { error: 'must be an email address', params: { format: 'email' } }),
      'text',
    ).register(about, {
      format: 'email',
      examples: ['stay@example.com'],
    }),
  )

/** A phone number, E.164. Separators between the digits are removed. */
export const phone = () =>
  textOfKind(
    'phone',
    storedAs(
      z
        .string()
        .overwrite(compactPhone)
        .regex(/^\+[1-9]\d{6,14}$/, 'must be an international number such as +27215550100'),
      'text',
    ).register(about, { description: 'A telephone number, E.164.', examples: ['+27215550100'] }),
  )

/** An http or https URL. */
export const url = () =>
  textOfKind(
    'url',
    storedAs(
      z
        .url({ protocol: /^https?$/ })
        .max(maxUrlLength)
        .refine(
          (address) => address.isWellFormed() && !/[\s\u007f-\u009f]/.test(address) && !controlInLine.test(address),
          'contains a character that is not allowed in a web address',
        ),
      'text',
    ).register(about, { description: 'An http or https address.', examples: ['https://www.example.com/camp'] }),
  )

/** Part of a URL: lower-case letters, digits and single hyphens. */
export const slug = () =>
  storedAs(
    z
      .string()
      .max(80)
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must contain only lower-case letters, digits and hyphens, such as about-us'),
    'text',
  )

/** The uuid of another record of the same tenant. */
export const reference = <const N extends string>(resource: N) => storedAs(z.uuid().toLowerCase(), 'uuid', resource)

/** A list of values whose order is preserved. */
export const list = <S extends z.ZodType>(item: S, max: number, column: ColumnType = 'jsonb') =>
  storedAs(z.array(item).max(max), column)

/** A list of lines of text. */
export const lines = (max: number, each: number) => list(line(each), max, 'text[]')

/** A list of values from a fixed list, each at most once. */
export const someOf = <const V extends readonly [string, ...string[]]>(...values: V) =>
  storedAs(
    z
      .array(z.enum(values))
      .max(values.length)
      .refine((chosen) => new Set(chosen).size === chosen.length, 'must not contain duplicates'),
    'text[]',
  )

/** A nested object, stored as one value. */
export const part = <S extends z.ZodRawShape>(shape: S) => storedAs(z.strictObject(shape), 'jsonb')

const moneyPart = part({ amount: z.int().min(0).max(maxMoney), currency: currency() }).register(about, {
  id: 'Money',
  description: 'An amount in the smallest unit of its currency: 12500 with EUR is €125.00.',
})

/** An amount of money in minor units of its currency. */
export const money = () => moneyPart
export type Money = z.infer<ReturnType<typeof money>>

const degrees = (bound: number) =>
  z
    .number()
    .min(-bound)
    .max(bound)
    .refine((value) => Math.abs(value * 1e6 - Math.round(value * 1e6)) < 1e-3, 'must have at most 6 decimal places')

const place = storedAs(
  z
    .strictObject({
      label: line(maxLocationLabelLength),
      address: orNull(line(300)).default(null),
      lat: degrees(90).nullable().default(null),
      lng: degrees(180).nullable().default(null),
      country: orNull(country()).default(null),
      region: orNull(line(120)).default(null),
      city: orNull(line(120)).default(null),
      postcode: orNull(line(20)).default(null),
      timezone: orNull(zone()).default(null),
    })
    .refine((place) => (place.lat === null) === (place.lng === null), 'needs both lat and lng, or neither'),
  'jsonb',
).register(about, {
  id: 'Location',
  description: 'A place: a label and, if known, its address and position. Send `lat` and `lng` together.',
})

/** A place: its label, with address and coordinates as far as known. */
export const location = () => place
export type Location = z.infer<ReturnType<typeof location>>

const mediaInUse = part({
  media: reference('media-item'),
  role: z.enum(['hero', 'gallery', 'logo', 'document', 'map', 'track']).default('gallery'),
  caption: orNull(line(maxCaptionLength)).default(null),
  alt: orNull(line(maxCaptionLength)).default(null),
}).register(about, {
  id: 'MediaRef',
  description:
    'A reference to a media item, with its role and texts that override those of the item. Items are shown in list order.',
})

/** A media item in use: its role, and texts that override the item's own. */
export const mediaRef = () => mediaInUse
export type MediaRef = z.infer<ReturnType<typeof mediaRef>>

/** Fractions of the image's width and height, from its top left corner. */
export const focalPoint = () => part({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) })

/** A list that is stored encrypted: its column reveals nothing and cannot be searched. */
export const sealedList = <S extends z.ZodType>(item: S, max: number) => storedAs(z.array(item).max(max), 'bytea')

const yearlySeasonPart = part({ from: monthDay(), to: monthDay() })
about.add(yearlySeasonPart, { id: 'YearlySeason', description: 'A season of every year, by its first and last day.' })
/** A season of every year, by its first and last day. */
export const yearlySeason = () => yearlySeasonPart
