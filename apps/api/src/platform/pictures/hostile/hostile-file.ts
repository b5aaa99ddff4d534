/**
 * A file made to do harm, or broken. `rejected`: it must not be taken, and the user learns why; `taken`: it is harmless
 * once prepared; `either`: whatever becomes of it, it must do no harm.
 */
export type HostileFile = {
  name: string
  outcome: 'rejected' | 'taken' | 'either'
  bytes: () => Uint8Array | Promise<Uint8Array>
}

/** Files of a class that try the same thing in different ways, by the name of the class. */
export type HostileClasses = Readonly<Record<string, readonly HostileFile[]>>

const file =
  (outcome: HostileFile['outcome']) =>
  (name: string, bytes: HostileFile['bytes']): HostileFile => ({ name, outcome, bytes })

export const rejected = file('rejected')
export const taken = file('taken')
export const either = file('either')

/** Text as bytes. */
export const text = (written: string): Uint8Array => Buffer.from(written)

/** Bytes one after the other; text as UTF-8. */
export const joined = (...parts: readonly (Uint8Array | string)[]): Uint8Array =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)))
