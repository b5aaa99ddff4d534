import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The processors this process may use by their numbers, as Linux lists them: `0-3,8`. Empty where it does not say. */
const own = (): number[] => {
  try {
    const [, list = ''] = /^Cpus_allowed_list:\s*(\S+)$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
    return list.split(',').flatMap((range) => {
      const [first = Number.NaN, last = first] = range.split('-').map(Number)
      return Array.from({ length: last - first + 1 }, (_, n) => first + n)
    })
  } catch {
    return []
  }
}

/**
 * Has all threads of a process run on all the processors there are for this one, or on all but one of them. A low priority
 * alone does not keep a processor free: a kernel that interrupts nobody but at its tick has others wait for milliseconds
 * behind a thread that calculates. Uses taskset(1) of util-linux; where there is none, or one processor, nothing happens.
 */
export const chooseProcessors = (pid: number, which: 'all' | 'all but one'): void => {
  const [first, ...others] = own()
  if (first === undefined || others.length === 0) return
  const list = which === 'all' ? [first, ...others] : others
  execFile('taskset', ['-a', '-c', '-p', list.join(','), String(pid)], () => {
    // Gone already, or not allowed: then it works where it did.
  })
}
