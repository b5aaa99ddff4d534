import type { Transaction } from '../context.ts'

type Tx = Pick<Transaction, 'query'>

const longest = 72

/**
 * The first free slug for a text: `about-us`, then `about-us-2`. `taken` returns the slugs in use that begin with a stem;
 * `fallback` is the stem of a text without a letter or digit.
 */
export const freeSlug = async (
  tx: Tx,
  text: string,
  fallback: string,
  taken: (stem: string) => Promise<{ slug: string }[]>,
): Promise<string> => {
  const [row] = await tx.query<{ stem: string }>(
    `select trim(both '-' from left(trim(both '-' from regexp_replace(fold($1), '[^a-z0-9]+', '-', 'g')), ${longest})) as stem`,
    [text],
  )
  const stem = row?.stem || fallback
  const takenSlugs = new Set((await taken(stem)).map(({ slug }) => slug))
  for (let n = 1; ; n += 1) {
    const slug = n === 1 ? stem : `${stem}-${n}`
    if (!takenSlugs.has(slug)) return slug
  }
}
