type Parser = (text: string) => unknown

/** Numbers of the types, alone and in arrays, as in PostgreSQL's pg_type.dat. */
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
 * How a column's text becomes a value, where pg's own way is not ours: int8 and numeric are numbers, a date is
 * `2026-11-20`, a time `18:05`, an instant `2026-11-20T18:05:00.000Z`; also in arrays. Undefined: pg's way.
 */
export function columnParser(type: number): Parser | undefined {
  return parsers.get(type)
}

/** `{1,NULL,"a b"}`. No text of these types holds a comma, a brace or a backslash; no table has arrays of arrays. */
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

/** `18:05:00` or `18:05:00.25`: a time of a day's plan has no seconds. */
function minutes(text: string): string {
  return text.slice(0, 5)
}

/** `2026-11-20 18:05:00.1234+00`, cut to milliseconds. Rewritten as text, which is ten times as fast as through a Date. */
function instant(text: string): string {
  const isUsual = text.endsWith('+00') && text[10] === ' ' && (text.length === 22 || text[19] === '.')
  if (isUsual) return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).slice(0, 3).padEnd(3, '0')}Z`
  const date = new Date(text)
  return Number.isNaN(date.getTime()) ? text : date.toISOString()
}
