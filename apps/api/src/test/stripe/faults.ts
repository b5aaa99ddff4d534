import type { FaultKind, FaultMatch } from './stand-in-options.ts'

type Fault = { left: number; kind: FaultKind; match: FaultMatch }

/** Faults in the order in which they were added. Each call meets at most one. */
export type Faults = {
  failNext(n: number, kind: FaultKind, match?: FaultMatch): void
  clear(): void
  /** Returns the fault for this call, if any, and uses it up. */
  take(method: string, path: string): { kind: FaultKind; ms: number } | null
}

export const createFaults = (): Faults => {
  let faults: Fault[] = []
  return {
    failNext: (left, kind, match = {}) => {
      faults.push({ left, kind, match })
    },
    clear: () => {
      faults = []
    },
    take: (method, path) => {
      const fault = faults.find((one) => one.left > 0 && matches(one.match, method, path))
      if (fault === undefined) return null
      fault.left -= 1
      return { kind: fault.kind, ms: fault.match.ms ?? 1000 }
    },
  }
}

/** Whether a call matches; a string matches a part of the path. */
export const matches = (match: FaultMatch, method: string, path: string): boolean =>
  (match.method === undefined || match.method === method) &&
  (match.path === undefined || (typeof match.path === 'string' ? path.includes(match.path) : match.path.test(path)))
