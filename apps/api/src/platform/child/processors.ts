import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The numbers of the processors that this process may use, from a Linux list such as `0-3,8`. Empty if there is none. */
const ownProcessors = (): number[] => {
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
 * Lets all threads of a process run on all processors that this one may use, or on all but one of them. A low priority alone
 * does not keep a processor free: a kernel that preempts only at its tick lets others wait for milliseconds behind a busy
 * thread. Uses taskset(1) of util-linux; without it, or with a single processor, nothing happens.
 */
export const chooseProcessors = (pid: number, which: 'all' | 'all but one'): void => {
  const [first, ...others] = ownProcessors()
  if (first === undefined || others.length === 0) return
  const list = which === 'all' ? [first, ...others] : others
  execFile('taskset', ['-a', '-c', '-p', list.join(','), String(pid)], () => {
    // The process has ended, or this is not allowed: then it stays on its processors.
  })
}
