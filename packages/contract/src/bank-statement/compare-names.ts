import { withoutMarks } from '../kit/fold-text.ts'

/** Words that say nothing about who somebody is. */
const unspecific = new Set(
  `and und en et mr mrs ms miss dr prof herr frau dhr mevr mw von van der den de la le the
   gmbh ag kg ohg ug mbh co bv nv vof ltd limited plc llp inc llc corp sa sarl srl pty`.split(/\s+/),
)

/**
 * The words of a name as banks may write it: without accents, case, titles and legal forms. `Müller`, `Mueller` and `MULLER` are the
 * same word.
 */
export const wordsOfName = (name: string): Set<string> =>
  new Set(
    withoutMarks(name)
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .replaceAll(/[aou]e/g, (pair) => pair.charAt(0))
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 1 && !unspecific.has(word)),
  )

/** Whether two names are those of the same person or company: all words of one are in the other. */
export const isSameName = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
  const [fewer, more] = one.size <= other.size ? [one, other] : [other, one]
  const [only = ''] = fewer
  if (fewer.size === 0 || (fewer.size === 1 && only.length < 5)) return false
  // One word alone, such as a first name, is enough only where the other has no more either.
  if (fewer.size === 1 && more.size > 1) return false
  return [...fewer].every((word) => more.has(word))
}

/** The last word of a name, which is most often the family name; undefined if it is too short to tell anything. */
export const familyNameOf = (name: string): string | undefined => {
  const last = [...wordsOfName(name)].at(-1)
  return last !== undefined && last.length >= 4 ? last : undefined
}
