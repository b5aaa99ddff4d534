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

/**
 * Whether a counterparty is a payer: it has all words of the payer’s name, or leaves out only some between the first and the last. A
 * single word is enough only where neither has more.
 */
export const isSameName = (payer: ReadonlySet<string>, counterparty: ReadonlySet<string>): boolean => {
  const [first = '', ...others] = payer
  if (others.length === 0 || counterparty.size < 2)
    return payer.size === 1 && counterparty.size === 1 && first.length >= 5 && counterparty.has(first)
  if ([...payer].every((word) => counterparty.has(word))) return true
  return (
    counterparty.has(first) &&
    counterparty.has(others.at(-1) ?? '') &&
    [...counterparty].every((word) => payer.has(word))
  )
}

/** The last word of a name, which is most often the family name; undefined if it is too short to tell anything. */
export const familyNameOf = (name: string): string | undefined => {
  const last = [...wordsOfName(name)].at(-1)
  return last !== undefined && last.length >= 4 ? last : undefined
}
