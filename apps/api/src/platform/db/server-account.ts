import { spawn } from 'node:child_process'
import { lchownSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { UnusableDatabaseError } from './unusable-database-error.ts'

/** The account that runs the server. PostgreSQL does not run as root. */
export type ServerAccount = { name: string; uid: number; gid: number }

/**
 * The account that runs the server of `cluster` when we are root: its present owner, otherwise `postgres`, otherwise `nobody`.
 * Undefined when we are not root: the server then runs as our own account. Accounts are never created.
 */
export function serverAccount(cluster: string): ServerAccount | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(cluster, { throwIfNoEntry: false })
  if (owner !== undefined && owner.uid !== 0) return { name: `uid ${owner.uid}`, uid: owner.uid, gid: owner.gid }
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid > 0 && gid > 0)
  const account = ['postgres', '_postgres', 'nobody', 'daemon'].flatMap((name) =>
    accounts.filter((candidate) => candidate.name === name),
  )[0]
  if (account === undefined) {
    throw new UnusableDatabaseError(
      'PostgreSQL cannot run as root and this machine has neither a user "postgres" nor "nobody"; start as another user.',
    )
  }
  return account
}

/**
 * The mode of a folder that has the cluster somewhere below it. When started by root, the server runs as another account, which
 * has to pass through; nobody but root may list the folder. Whatever is next to the cluster needs its own mode.
 */
export function folderMode(): number {
  return process.getuid?.() === 0 ? 0o711 : 0o700
}

/**
 * Makes the account the owner of a file, or of a folder with its content. Does nothing when the server runs as our own account.
 */
export function handOver(path: string, account: ServerAccount | undefined): void {
  if (account === undefined) return
  lchownSync(path, account.uid, account.gid)
  if (!statSync(path).isDirectory()) return
  for (const name of readdirSync(path, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(path, name), account.uid, account.gid)
  }
}

/**
 * Runs a server program as the account, in a session of its own, so that Ctrl-C in the terminal reaches only us. `paths` are
 * what the program must reach; its output is appended to the open file `log`. Returns the exit code.
 */
export function runAs(
  account: ServerAccount | undefined,
  program: { file: string; args: string[]; paths: string[]; log: number },
): Promise<number> {
  const { file, args, paths, log } = program
  const closed = account && paths.map((path) => closedFolder(path, account)).find((folder) => folder !== undefined)
  const command = account && closed !== undefined ? withRightOfWay(account, file, args) : { file, args }
  return new Promise((resolve, reject) => {
    const child = spawn(command.file, command.args, {
      ...(account && closed === undefined ? { uid: account.uid, gid: account.gid } : {}),
      cwd: dirname(file),
      detached: true,
      windowsHide: true,
      stdio: ['ignore', log, log],
      env: {
        ...(process.platform === 'win32' ? {} : { PATH: '/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin' }),
        LC_ALL: 'C',
        TZ: 'UTC',
      },
    })
    child.on('error', (error) => reject(account && closed !== undefined ? noWay(account, closed) : error))
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

/** The first folder above the path that the account cannot enter. Groups and access lists are ignored, which is safe. */
function closedFolder(path: string, account: ServerAccount): string | undefined {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode, uid } = statSync(folder)
    if ((uid === account.uid ? mode & 0o100 : mode & 0o001) === 0) return folder
    if (folder === dirname(folder)) return undefined
  }
}

/**
 * In a checkout below /root (mode 0700), an ordinary account cannot even reach the server's programs. util-linux's setpriv
 * lets it keep one of root's capabilities as an ambient one, to pass closed folders and read, and prevents it from gaining
 * others.
 */
function withRightOfWay(account: ServerAccount, file: string, args: string[]): { file: string; args: string[] } {
  // Containers often have only the second one, which also allows writing files.
  const right = hasCapability(capabilities.dac_read_search) ? 'dac_read_search' : 'dac_override'
  return {
    file: 'setpriv',
    args: [
      `--reuid=${account.uid}`,
      `--regid=${account.gid}`,
      '--clear-groups',
      // Without this, access(2), which PostgreSQL uses to find its own programs, ignores capabilities.
      '--securebits=+no_setuid_fixup',
      `--inh-caps=-all,+${right}`,
      `--ambient-caps=-all,+${right}`,
      ...(hasCapability(capabilities.setpcap) ? [`--bounding-set=-all,+${right}`] : []),
      '--no-new-privs',
      '--',
      file,
      ...args,
    ],
  }
}

/** Numbers of Linux capabilities, from linux/capability.h. */
const capabilities = { dac_read_search: 2n, setpcap: 8n }

function hasCapability(number: bigint): boolean {
  const [, held = '0'] = /^CapEff:\s*([0-9a-f]+)/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  return ((BigInt(`0x${held}`) >> number) & 1n) === 1n
}

function noWay(account: ServerAccount, folder: string): UnusableDatabaseError {
  return new UnusableDatabaseError(
    `PostgreSQL cannot run as root, and the user it runs as instead (${account.name}) cannot enter ${folder}; use a folder open to all users, or start as another user.`,
  )
}
