import { readFileSync } from 'node:fs'
import { childrenOf } from '@sojourn/api/test/children-of'

/** The child processes that run Node; the PostgreSQL server is not one of them. */
export const processesOf = (pid: number): number[] =>
  childrenOf(pid).filter((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8').split('\0')[0]?.endsWith('/node'))

export const residentMb = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024

/** The processor time that a process has used, in seconds. */
export const secondsOf = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name is in brackets and may contain anything: the 12th and 13th field after it are utime and stime, in hundredths (proc(5)).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}
