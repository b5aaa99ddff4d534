import type { Transaction } from '../context.ts'
import { wordsNear } from './typing-distance.ts'

/** More words than that are not compared. */
const maxWords = 8
const maxVocabulary = 20_000

/**
 * Words of a search that found nothing, each with the words of the list it may be meant for: itself when one begins with
 * it, else those one typing error away. Null when nothing else can be meant. `words` is a query of a list's words, which
 * its reader may all know, with `values` for its placeholders.
 */
export const readMeantWords = async (
  tx: Pick<Transaction, 'query'>,
  q: string,
  { words, values }: { words: string; values: readonly unknown[] },
): Promise<string[][] | null> => {
  const [row] = await tx.query<{ typed: string[]; vocabulary: string[] }>(
    `select array(select word from regexp_split_to_table(fold($${values.length + 1}), '[^[:alnum:]]+') word where word <> '') as typed,
       array(select distinct word from (${words}) vocabulary_words (word) limit ${maxVocabulary}) as vocabulary`,
    [...values, q.normalize('NFC')],
  )
  return row && row.typed.length <= maxWords ? meantWords(row.typed, row.vocabulary) : null
}

const meantWords = (typed: readonly string[], listWords: readonly string[]): string[][] | null => {
  const meant = typed.map((word) =>
    listWords.some((one) => one.startsWith(word)) ? [word] : wordsNear(word, listWords.toSorted(), 1),
  )
  const isAsTyped = meant.every(([first], index) => first === typed[index])
  return isAsTyped || meant.some((alike) => alike.length === 0) ? null : meant
}
