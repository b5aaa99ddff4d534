/** The parts of package-lock.json (version 3) that we read and complete. */
export type LockedPackage = {
  version?: string
  optionalDependencies?: Record<string, string>
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
}
export type LockFile = { packages: Record<string, LockedPackage> }

/** An optional package that another one names and the lock file does not hold. */
export type MissingPackage = { name: string; version: string; dev: boolean }

/**
 * npm drops from the lock file the builds for other systems that the registry at hand does not serve, and then
 * `npm ci` refuses the file on every machine, because what it wants and what it finds differ.
 */
export const findMissing = ({ packages }: LockFile): MissingPackage[] =>
  Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev = false }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !foldersAbove(path).some((folder) => `${folder}node_modules/${name}` in packages))
      .map(([name, version]) => ({ name, version, dev })),
  )

/** Where a package looks for what it needs: in its own folder, and in those of the packages it lies in. */
const foldersAbove = (path: string): string[] => {
  const above = path.lastIndexOf('node_modules/')
  if (above < 0) return path === '' ? [''] : [`${path}/`, '']
  return [`${path}/`, ...foldersAbove(path.slice(0, Math.max(0, above - 1)))]
}

/** The lock file with an entry for each missing package: npm skips it where it does not fit, and fetches it where it does. */
export const completeLock = <L extends LockFile>(lock: L): L => {
  const entries = findMissing(lock).map(({ name, version, dev }): [string, LockedPackage] => [
    `node_modules/${name}`,
    { version, ...(dev && { dev }), optional: true, ...systemOf(name) },
  ])
  const packages = [...Object.entries(lock.packages), ...entries].toSorted(([a], [b]) => a.localeCompare(b, 'en'))
  return { ...lock, packages: Object.fromEntries(packages) }
}

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

/** Builds are named after the system they run on (`…-linux-arm64-musl`), in the words that npm compares. */
const systemOf = (name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> => {
  const words = name.slice(name.lastIndexOf('/') + 1).split('-')
  const os = words.filter((word) => systems.includes(word))
  const cpu = words.filter((word) => processors.includes(word))
  if (cpu.length === 0) throw new Error(`cannot tell from its name which machine ${name} is for`)
  if (!os.includes('linux')) return os.length > 0 ? { os, cpu } : { cpu }
  const library = words.at(-1) ?? ''
  if (library.startsWith('musl')) return { os, cpu, libc: ['musl'] }
  return library.startsWith('gnu') ? { os, cpu, libc: ['glibc'] } : { os, cpu }
}
