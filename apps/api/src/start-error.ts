import { ConfigError } from './config.ts'
import { UnusableDatabaseError } from './platform/db/unusable-database-error.ts'

/** A one-line message for the operator if a start error is an expected one; undefined for a defect. */
export function explainStartError(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof UnusableDatabaseError) return error.message
  return error instanceof Error ? explainSystemError(error) : undefined
}

function explainSystemError(error: NodeJS.ErrnoException & { address?: string; port?: number }): string | undefined {
  const { code = '', syscall, path, address, port } = error
  if (syscall === 'listen' || syscall === 'bind' || syscall === 'getaddrinfo') {
    const why = listenFailures[code]
    return why && `Cannot listen on ${address ?? 'HOST'}${port === undefined ? '' : ` port ${port}`}: ${why}.`
  }
  if (syscall === undefined || syscall.startsWith('spawn')) return undefined
  const why = code === 'ENOENT' && syscall === 'mkdir' ? 'it cannot be created' : folderFailures[code]
  return (
    why &&
    `The data folder cannot be used: ${why}${path === undefined ? '' : ` (${path})`}; set DATA_DIR to a folder of yours.`
  )
}

const listenFailures: Record<string, string | undefined> = {
  EADDRINUSE: 'another process is using this port; stop it, or set PORT',
  EADDRNOTAVAIL: 'this machine has no such address; set HOST',
  ENOTFOUND: 'no such host name; set HOST',
  EACCES: 'this port needs more permissions; set PORT above 1023',
}

const folderFailures: Record<string, string | undefined> = {
  EACCES: 'it is not writable',
  EPERM: 'it is not writable',
  EROFS: 'its file system is read-only',
  ENOTDIR: 'a file is in its place',
  EEXIST: 'a file is in its place',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
}
