/** The parts of package-lock.json (version 3) that we read and complete. */
export type LockedPackage = {
  /** If it differs from the name of the folder. */
  name?: string
  version?: string
  integrity?: string
  /** Whether it is a workspace of this repository. */
  link?: boolean
  optionalDependencies?: Record<string, string>
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
}
export type LockFile = { packages: Record<string, LockedPackage> }

/** An optional dependency of another package that is missing in the lock file. */
export type MissingPackage = { name: string; version: string; dev: boolean }

/**
 * npm removes builds for other systems from the lock file if the current registry does not have them. `npm ci` then rejects the
 * file on every machine, because it does not match package.json.
 */
export const findMissing = ({ packages }: LockFile): MissingPackage[] =>
  Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev = false }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !foldersAbove(path).some((folder) => `${folder}node_modules/${name}` in packages))
      .map(([name, version]) => ({ name, version, dev })),
  )

/** Where the dependencies of a package can be: in its own folder, and in those of the packages that contain it. */
const foldersAbove = (path: string): string[] => {
  const above = path.lastIndexOf('node_modules/')
  if (above < 0) return path === '' ? [''] : [`${path}/`, '']
  return [`${path}/`, ...foldersAbove(path.slice(0, Math.max(0, above - 1)))]
}

/** The lock file with an entry for each missing package. npm skips it on other systems, and downloads it where it fits. */
export const completeLock = <L extends LockFile>(lock: L): L => {
  const entries = findMissing(lock).map(({ name, version, dev }): [string, LockedPackage] => [
    `node_modules/${name}`,
    { version, ...(dev && { dev }), optional: true, ...systemOf(name) },
  ])
  const packages = [...Object.entries(lock.packages), ...entries].toSorted(([a], [b]) => a.localeCompare(b, 'en'))
  return { ...lock, packages: Object.fromEntries(packages) }
}

/** A package by its name and version in the registry. */
export type NamedPackage = { name: string; version: string }

/** The packages from a registry that npm would not verify, because they have no SHA-512. */
export const findUnproven = ({ packages }: LockFile): NamedPackage[] =>
  Object.entries(packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link && !isProof(entry.integrity))
    .map(([path, entry]) => namedIn(path, entry))

const isProof = (integrity = ''): boolean => /^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity)

const namedIn = (path: string, { name, version = '' }: LockedPackage): NamedPackage => ({
  name: name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
  version,
})

/** A project that only depends on these packages, each under an alias: npm locks it with their integrity hashes. */
export const scratchManifest = (wanted: readonly NamedPackage[]) => ({
  name: 'scratch',
  version: '1.0.0',
  private: true,
  optionalDependencies: Object.fromEntries(
    wanted.map(({ name, version }, index) => [`wanted-${index}`, `npm:${name}@${version}`]),
  ),
})

/** The lock file with the integrity hashes of the same packages from the lock file of a scratch project. */
export const addIntegrity = <L extends LockFile>(lock: L, scratch: LockFile): L => {
  const keyOf = ({ name, version }: NamedPackage) => `${name}@${version}`
  const integrityByKey = new Map(
    Object.entries(scratch.packages).map(([path, entry]) => [keyOf(namedIn(path, entry)), entry.integrity]),
  )
  const unproven = new Set(findUnproven(lock).map(keyOf))
  const packages = Object.entries(lock.packages).map(([path, entry]): [string, LockedPackage] => {
    const key = keyOf(namedIn(path, entry))
    const integrity = integrityByKey.get(key)
    if (!path.includes('node_modules/') || entry.link || !unproven.has(key) || !integrity) return [path, entry]
    // In npm's order of fields.
    const { name, version, ...rest } = entry
    return [path, { ...(name !== undefined && { name }), version, integrity, ...rest }]
  })
  return { ...lock, packages: Object.fromEntries(packages) }
}

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

/** Builds are named after their system (`…-linux-arm64-musl`), in the terms that npm compares. */
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
