import type { Transaction } from '../context.ts'
import { wordsNear } from './typing-distance.ts'

/** Searches with more words get no suggestions. */
const maxWords = 8
const maxVocabulary = 20_000

/**
 * For the words of a search that found nothing, the words of the list that may be meant: the word itself if one begins with it,
 * otherwise those one typing error away. Null if there are no suggestions. `words` is a query that selects the words of a list,
 * all of which its reader may know, with `values` for its placeholders.
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
