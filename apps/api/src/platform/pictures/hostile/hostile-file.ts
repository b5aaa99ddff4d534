/**
 * A malicious or broken file. `rejected`: it must be rejected, with a reason for the user; `taken`: it is harmless once
 * prepared; `either`: whatever the outcome, it must do no harm.
 */
export type HostileFile = {
  name: string
  outcome: 'rejected' | 'taken' | 'either'
  bytes: () => Uint8Array | Promise<Uint8Array>
}

/** Files by class. The files of a class try the same attack in different ways. */
export type HostileClasses = Readonly<Record<string, readonly HostileFile[]>>

const file =
  (outcome: HostileFile['outcome']) =>
  (name: string, bytes: HostileFile['bytes']): HostileFile => ({ name, outcome, bytes })

export const rejected = file('rejected')
export const taken = file('taken')
export const either = file('either')

export const text = (written: string): Uint8Array => Buffer.from(written)

/** Concatenates bytes; text is encoded as UTF-8. */
export const joined = (...parts: readonly (Uint8Array | string)[]): Uint8Array =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)))
