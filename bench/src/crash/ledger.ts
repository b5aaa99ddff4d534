/** What was written, by name, and whether the server acknowledged it. */
export type Ledger = {
  /** Before it is sent. */
  attempt(name: string): void
  acknowledge(name: string): void
  attempted: ReadonlySet<string>
  acknowledged: ReadonlySet<string>
}

export const openLedger = (): Ledger => {
  const attempted = new Set<string>()
  const acknowledged = new Set<string>()
  return {
    attempt: (name) => void attempted.add(name),
    acknowledge: (name) => void acknowledged.add(name),
    attempted,
    acknowledged,
  }
}

/**
 * Compares a ledger with how often each name was found. What was acknowledged must be there once; what was only attempted at most
 * once; and nothing else.
 */
export const faultsOf = (what: string, ledger: Ledger, found: ReadonlyMap<string, number>): string[] => [
  ...[...ledger.acknowledged]
    .filter((name) => found.get(name) !== 1)
    .map((name) => `${what} "${name}" was acknowledged and is there ${found.get(name) ?? 0} times`),
  ...[...found]
    .filter(([name, times]) => !ledger.acknowledged.has(name) && (times > 1 || !ledger.attempted.has(name)))
    .map(([name, times]) => `${what} "${name}" was not acknowledged and is there ${times} times`),
]
