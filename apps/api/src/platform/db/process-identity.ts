import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * A text that identifies a process uniquely on this machine, past and future: boot and start time. Undefined if no live process
 * has the id; a zombie does not count as live.
 */
export function processIdentity(pid: number): string | undefined {
  if (process.platform === 'linux') return linuxIdentity(pid)
  const answer =
    process.platform === 'win32'
      ? powershell(`(Get-Process -Id ${pid}).StartTime.ToFileTimeUtc()`)
      : output('ps', ['-o', 'lstart=', '-p', String(pid)])
  return answer || undefined
}

/** The command line of a live process; undefined when there is none. */
export function commandLine(pid: number): string | undefined {
  if (process.platform === 'linux') return readText(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ') || undefined
  const answer =
    process.platform === 'win32'
      ? powershell(`(Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}').CommandLine`)
      : output('ps', ['-ww', '-o', 'command=', '-p', String(pid)])
  return answer || undefined
}

/** Whether a live process has the id. Much cheaper than its identity where there is no /proc. */
export function isAlive(pid: number): boolean {
  if (process.platform === 'linux') return linuxIdentity(pid) !== undefined
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** proc(5): in `stat`, the name in brackets may contain anything, so fields are counted after the last bracket. */
function linuxIdentity(pid: number): string | undefined {
  const stat = readText(`/proc/${pid}/stat`)
  if (stat === undefined) return undefined
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [state, startTime] = [fields[0], fields[19]]
  if (state === 'Z' || state === 'X') return undefined
  return `${readText('/proc/sys/kernel/random/boot_id')?.trim() ?? ''} ${startTime}`
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function powershell(command: string): string {
  return output('powershell.exe', ['-NoProfile', '-NonInteractive', '-Command', command])
}

function output(file: string, args: string[]): string {
  try {
    return execFileSync(file, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      windowsHide: true,
    }).trim()
  } catch {
    return ''
  }
}
