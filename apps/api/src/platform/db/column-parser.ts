type Parser = (text: string) => unknown

/** Parsers by the OID of the type and of its array type, as in PostgreSQL's pg_type.dat. */
const parsers = new Map<number, Parser>()
for (const [type, arrayType, parser] of [
  [20, 1016, safeInteger],
  [1082, 1182, String],
  [1083, 1183, minutes],
  [1184, 1185, instant],
  [1700, 1231, Number],
] as const) {
  parsers.set(type, parser)
  parsers.set(arrayType, (text) => elements(text).map((element) => (element === null ? null : parser(element))))
}

/**
 * The parser for a column where ours differs from pg's: int8 and numeric become numbers, a date `2026-11-20`, a time `18:05`,
 * an instant `2026-11-20T18:05:00.000Z`; also in arrays. Undefined: pg's own parser.
 */
export function columnParser(type: number): Parser | undefined {
  return parsers.get(type)
}

/** Parses `{1,NULL,"a b"}`. No text of these types contains a comma, a brace or a backslash, and no table has nested arrays. */
function elements(text: string): (string | null)[] {
  if (text === '{}') return []
  const texts = text.slice(1, -1).replaceAll('"', '').split(',')
  return texts.map((element) => (element === 'NULL' ? null : element))
}

function safeInteger(text: string): number {
  const number = Number(text)
  if (!Number.isSafeInteger(number))
    throw new RangeError(`The database holds ${text}, beyond the whole numbers of JavaScript.`)
  return number
}

/** From `18:05:00` or `18:05:00.25`: times of an itinerary have no seconds. */
function minutes(text: string): string {
  return text.slice(0, 5)
}

/**
 * From `2026-11-20 18:05:00.1234+00`, truncated to milliseconds. Converted as text, which is ten times as fast as through a
 * Date.
 */
function instant(text: string): string {
  const isUsual = text.endsWith('+00') && text[10] === ' ' && (text.length === 22 || text[19] === '.')
  if (isUsual) return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).slice(0, 3).padEnd(3, '0')}Z`
  const date = new Date(text)
  return Number.isNaN(date.getTime()) ? text : date.toISOString()
}
