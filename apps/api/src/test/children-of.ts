import { readdirSync, readFileSync } from 'node:fs'

/** The processes that a process has started, on Linux. */
export const childrenOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`)
    .flatMap((task) => readIfThere(`/proc/${pid}/task/${task}/children`).split(' '))
    .filter(Boolean)
    .map(Number)
    .filter(isRunning)

/** Whether a process is running; a zombie is not. */
export const isRunning = (pid: number): boolean => /^State:\s+[^Z]/m.test(readIfThere(`/proc/${pid}/status`))

/** The content of a file; empty if the process has ended. */
const readIfThere = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
