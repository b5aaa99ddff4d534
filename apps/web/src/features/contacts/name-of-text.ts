type Names = { givenName: string | null; familyName: string | null; organisation: string | null }

/** The names of a person that was typed as one text: the last word is the family name. */
export const personNamed = (text: string): Names => {
  const words = text.split(/\s+/u).filter(Boolean)
  const familyName = words.length > 1 ? (words.pop() ?? null) : null
  return { givenName: words.join(' ') || null, familyName, organisation: null }
}

/** The same as one text, or the name of an organisation. */
export const textOfName = ({ givenName, familyName, organisation }: Readonly<Record<string, unknown>>): string =>
  [givenName, familyName].filter(Boolean).join(' ') || (typeof organisation === 'string' ? organisation : '')
