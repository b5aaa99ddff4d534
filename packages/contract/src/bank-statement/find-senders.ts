import { familyNameOf, isSameName, wordsOfName } from './compare-names.ts'
import type { Invoice } from './entry.ts'

/** Somebody who pays invoices: a contact, or a name where the contact is gone. */
export type Payer = {
  uuid: string | null
  name: string
  words: ReadonlySet<string>[]
  families: string[]
  invoices: Invoice[]
}

/** Who an entry may be from. */
export type Sender = {
  /** Payers with the name of the counterparty. */
  payers: readonly Payer[]
  /** Payers whose family name stands somewhere in the entry. */
  related: readonly Payer[]
}

export type PayerIndex = { find(counterparty: string, text: string): Sender }

/** The payers of all invoices, found by the words of their names. */
export const indexPayers = (invoices: readonly Invoice[]): PayerIndex => {
  const payers = Map.groupBy(invoices, ({ uuid, payer, names }) => payer ?? names[0] ?? uuid)
  const all = [...payers.values()].map((some): Payer => {
    const names = [...new Set(some.flatMap((invoice) => invoice.names))]
    return {
      uuid: some[0]?.payer ?? null,
      name: names[0] ?? '',
      words: names.map(wordsOfName),
      families: names.flatMap((name) => familyNameOf(name) ?? []),
      invoices: some,
    }
  })
  const byWord = indexBy(all, ({ words }) => words.flatMap((some) => [...some]))
  const byFamily = indexBy(all, ({ families }) => families)
  return {
    find: (counterparty, text) => {
      const words = wordsOfName(counterparty)
      const alike = new Set([...words].flatMap((word) => byWord.get(word) ?? []))
      const everywhere = [...words, ...wordsOfName(text)]
      return {
        payers: [...alike].filter((payer) => payer.words.some((some) => isSameName(some, words))),
        related: [...new Set(everywhere.flatMap((word) => byFamily.get(word) ?? []))],
      }
    },
  }
}

const indexBy = (payers: readonly Payer[], keysOf: (payer: Payer) => readonly string[]): Map<string, Payer[]> => {
  const index = new Map<string, Payer[]>()
  for (const payer of payers)
    for (const key of new Set(keysOf(payer))) {
      const some = index.get(key)
      if (some) some.push(payer)
      else index.set(key, [payer])
    }
  return index
}
