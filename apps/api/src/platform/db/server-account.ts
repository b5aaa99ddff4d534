import { spawn } from 'node:child_process'
import { lchownSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { UnusableDatabaseError } from './unusable-database-error.ts'

/** Who runs the server. PostgreSQL does not run as root. */
export type ServerAccount = { name: string; uid: number; gid: number }

/**
 * The account to run the server of `cluster` as when we are root: its present owner, else `postgres`, else `nobody`.
 * Undefined when we are not root: the server runs as we do. No account is ever made on the machine.
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
 * The mode of a folder with the cluster somewhere below. Started by root the server is another account, which has to pass
 * through; it may not list the folder, and nobody may. What lies beside the way to the cluster needs a mode of its own.
 */
export function folderMode(): number {
  return process.getuid?.() === 0 ? 0o711 : 0o700
}

/** Gives a file or a folder with all it holds to the account; nothing to do when the server runs as we do. */
export function handOver(path: string, account: ServerAccount | undefined): void {
  if (account === undefined) return
  lchownSync(path, account.uid, account.gid)
  if (!statSync(path).isDirectory()) return
  for (const name of readdirSync(path, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(path, name), account.uid, account.gid)
  }
}

/**
 * Runs a server program as the account in a session of its own, so that a Ctrl-C in the terminal reaches us only.
 * `paths` are what the program must reach; its output goes to the open file `log`. Answers the exit code.
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

/** A folder on the way to the path that the account cannot enter. Groups and access lists are not asked: that is safe. */
function closedFolder(path: string, account: ServerAccount): string | undefined {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const { mode, uid } = statSync(folder)
    if ((uid === account.uid ? mode & 0o100 : mode & 0o001) === 0) return folder
    if (folder === dirname(folder)) return undefined
  }
}

/**
 * In a checkout below /root (mode 0700) an ordinary account cannot even reach the server's programs.
 * util-linux's setpriv lets it keep one right of root's, to pass closed folders and read, as an ambient capability, and get no other.
 */
function withRightOfWay(account: ServerAccount, file: string, args: string[]): { file: string; args: string[] } {
  // Containers often have the second only, by which files can be written too.
  const right = hasCapability(capabilities.dac_read_search) ? 'dac_read_search' : 'dac_override'
  return {
    file: 'setpriv',
    args: [
      `--reuid=${account.uid}`,
      `--regid=${account.gid}`,
      '--clear-groups',
      // Without it access(2), by which PostgreSQL looks for its own programs, leaves capabilities out.
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

/** Numbers of Linux capabilities, as in linux/capability.h. */
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
