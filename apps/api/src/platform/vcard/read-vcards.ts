import ICAL from 'ical.js'

/** An address of a card, unchanged. */
export type CardAddress = Readonly<Record<'label' | 'street' | 'city' | 'region' | 'postcode' | 'country', string>>

/** The content of an address book's card, as text. What the card does not have is empty. */
export type Card = {
  kind: string
  givenName: string
  familyName: string
  organisation: string
  emails: readonly string[]
  phones: readonly string[]
  addresses: readonly CardAddress[]
  birthday: string
  notes: string
  languages: readonly string[]
  categories: readonly string[]
  websites: readonly string[]
}

/**
 * Reads the cards of a vCard file, versions 2.1 (RFC 2425's forerunner), 3.0 (RFC 2426) and 4.0 (RFC 6350). Invalid lines are
 * ignored.
 */
export const readVcards = (text: string): Card[] =>
  [...text.matchAll(/^BEGIN:VCARD[ \t]*$([^]*?)^END:VCARD[ \t]*$/gim)].map(([, body = '']) =>
    cardOf(propertiesOf(linesOf(body))),
  )

/** The format of ical.js: name, parameters, type of the value, values. */
type Property = [name: string, parameters: Record<string, unknown>, type: string, ...values: unknown[]]

/** A line that is being joined. Its head ends with the first colon. No text is kept of a property that is left out. */
type Line = {
  head: string
  isHead: boolean
  isQuotedPrintable: boolean
  isLeftOut: boolean
  isOpen: boolean
  parts: string[]
}

/**
 * Joins lines that were folded (RFC 6350, 3.2), or softly broken in quoted-printable (RFC 2045, 6.7). The kind of a line is
 * determined only once, because an image is folded into tens of thousands of pieces.
 */
const linesOf = (body: string): string[] => {
  const lines: Line[] = []
  for (const piece of body.split(/\r\n|\n|\r/)) {
    const before = lines.at(-1)
    if (before?.isOpen) addPiece(before, piece)
    else if (before && /^[ \t]/.test(piece)) addPiece(before, piece.slice(1))
    else lines.push(addPiece({ ...newLine, parts: [] }, piece))
  }
  return lines
    .map(({ parts }) => parts.join(''))
    .filter((line) => /^[\w.-]+[;:]/.test(line) && line.includes(':'))
    .map(asVersion3)
}

const newLine = { head: '', isHead: true, isQuotedPrintable: false, isLeftOut: false, isOpen: false }

const addPiece = (line: Line, piece: string): Line => {
  if (line.isHead) {
    const end = piece.indexOf(':') + 1
    line.head += end === 0 ? piece : piece.slice(0, end)
    line.isHead = end === 0
    line.isQuotedPrintable = !line.isHead && isQuotedPrintable(line.head)
    line.isLeftOut = !line.isHead && leftOut.test(line.head)
  }
  line.isOpen = line.isQuotedPrintable && piece.endsWith('=')
  if (!line.isLeftOut) line.parts.push(line.isOpen ? piece.slice(0, -1) : piece)
  return line
}

/** Images, sounds and keys, which contacts do not have. The last one is Outlook's. */
const leftOut = /^([\w-]+\.)?(PHOTO|LOGO|SOUND|KEY|X-MS-CARDPICTURE)[;:]/i

const isQuotedPrintable = (head: string): boolean => /^[^:]*;(ENCODING=)?QUOTED-PRINTABLE[;:]/i.test(head)

/** Converts a line of version 2.1 to 3.0: `TEL;CELL:` becomes `TEL;TYPE=CELL:`, and text is decoded. */
const asVersion3 = (line: string): string => {
  const end = headEnd(line)
  const value = line.slice(end + 1)
  const [name = '', ...parameters] = line.slice(0, end).split(';')
  const charset = parameters.find((one) => /^CHARSET=/i.test(one))?.slice(8) ?? 'utf-8'
  const converted = parameters
    .filter((one) => !/^(CHARSET=|ENCODING=|QUOTED-PRINTABLE$|8BIT$|7BIT$)/i.test(one))
    .map((one) => (one.includes('=') ? one : `TYPE=${one}`))
  const written = isQuotedPrintable(line)
    ? value
        .split(';')
        .map((part) => escaped(decoded(part, charset)))
        .join(';')
    : value
  return `${[name, ...converted].join(';')}:${written}`
}

/** The colon after the parameters; a colon inside quotes is part of a parameter. */
const headEnd = (line: string): number => {
  let isQuoted = false
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '"') isQuoted = !isQuoted
    else if (line[at] === ':' && !isQuoted) return at
  }
  return line.indexOf(':')
}

const decoded = (text: string, charset: string): string => {
  const bytes = Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\n|\r/g, String.raw`\n`)

const propertiesOf = (lines: readonly string[]): Property[] => {
  const version = lines.find((line) => /^VERSION:4/i.test(line)) ? '4.0' : '3.0'
  const own = lines.filter((line) => !/^VERSION[;:]/i.test(line))
  const parse = (some: readonly string[]): Property[] | null => {
    try {
      const card = ICAL.parse(['BEGIN:VCARD', `VERSION:${version}`, ...some, 'END:VCARD'].join('\r\n'))
      return asProperties(card)
    } catch {
      return null
    }
  }
  return parse(own) ?? own.flatMap((line) => parse([line]) ?? [])
}

/** ical.js declares the result of parsing as any list. */
const asProperties = (card: unknown): Property[] => (card as [string, Property[]])[1]

const cardOf = (properties: readonly Property[]): Card => {
  const all = (name: string) => properties.filter(([own]) => own === name)
  const texts = (name: string) =>
    all(name)
      .flatMap(([, , , ...values]) => values.map(textOf))
      .filter(Boolean)
  const first = (name: string) => all(name)[0]?.[3]
  const [familyName = '', given = '', more = ''] = partsOf(first('n'))
  const [organisation = '', ...units] = partsOf(first('org'))
  const fullName = textOf(first('fn'))
  const isNamed = `${familyName}${given}` !== ''
  return {
    kind: { org: 'organisation', group: 'household' }[textOf(first('kind')).toLowerCase()] ?? '',
    givenName: isNamed ? [given, more].filter(Boolean).join(' ') : fullName === organisation ? '' : fullName,
    familyName,
    organisation: [organisation, ...units.filter(Boolean)].join(', '),
    emails: texts('email'),
    phones: texts('tel').map((number) => number.replace(/^tel:/i, '').replace(/;ext=/i, ' x')),
    addresses: all('adr').map((property) => addressOf(property, properties)),
    birthday: birthdayOf(all('bday')[0]),
    notes: texts('note').join('\n'),
    languages: texts('lang'),
    categories: texts('categories'),
    websites: texts('url').map((address) => address.replaceAll(String.raw`\:`, ':')),
  }
}

const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.map(textOf).filter(Boolean).join(', ') : typeof value === 'string' ? value.trim() : ''

const partsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(textOf) : [textOf(value)])

/**
 * A custom label is a separate property in the same group as the address, as Apple writes it: `item1.X-ABLabel:_$!<Home>!$_`.
 */
const addressOf = ([, { type, group }, , value]: Property, properties: readonly Property[]): CardAddress => {
  const [box = '', extended = '', street = '', city = '', region = '', postcode = '', country = ''] = partsOf(value)
  const own = properties.find(
    ([name, parameters]) => name === 'x-ablabel' && group !== undefined && parameters.group === group,
  )
  const kind = [type]
    .flat()
    .map(String)
    .find((one) => /^(home|work|postal|other)$/i.test(one))
  return {
    label:
      textOf(own?.[3]).replace(/^_\$!<(.*)>!\$_$/, '$1') ||
      (kind ?? '').toLowerCase().replace(/^./, (letter) => letter.toUpperCase()),
    street: [box, extended, street]
      .filter(Boolean)
      .join(', ')
      .replaceAll(/\s*\n\s*/g, ', '),
    city,
    region,
    postcode,
    country,
  }
}

/** Apple stores a birthday without a year in the year 1604. */
const birthdayOf = (property: Property | undefined): string => {
  const date = textOf(property?.[3]).replace(/T.*$/, '')
  return property?.[1]['x-apple-omit-year'] !== undefined ? date.replace(/^\d{4}/, '-') : date
}
