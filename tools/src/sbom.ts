/**
 * `npm run sbom -- FILE`: writes what a release consists of and is built with, according to the lock file, in CycloneDX format.
 * What only tests and benchmarks need is left out.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { LockFile } from './lock-file.ts'
import { collect, workspaceRoot } from './workspace.ts'

type Component = { 'bom-ref': string; name: string; version: string } & Record<string, unknown>
type Sbom = { metadata: { component: Component }; components: Component[] }
type Manifest = { name: string; dependencies: Record<string, string> }

const read = async <T>(file: string): Promise<T> => JSON.parse(await readFile(join(workspaceRoot, file), 'utf8'))

/** The runtime dependencies of the root, such as Node itself: `npm sbom` only lists those of the two apps. */
const rootComponents = async (bomRefs: Set<string>): Promise<Component[]> => {
  const { packages } = await read<LockFile>('package-lock.json')
  const { dependencies } = await read<Manifest>('package.json')
  return Object.entries(dependencies)
    .filter(([name, version]) => !bomRefs.has(`${name}@${version}`))
    .map(([name, version]) => {
      const digest = packages[`node_modules/${name}`]?.integrity?.replace('sha512-', '') ?? ''
      return {
        'bom-ref': `${name}@${version}`,
        type: 'library',
        name,
        version,
        scope: 'required',
        purl: `pkg:npm/${name}@${version}`,
        hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }],
      }
    })
}

const file = resolve(process.env['INIT_CWD'] ?? '.', process.argv[2] ?? 'sbom.cdx.json')
const kind = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application']
const args = ['sbom', ...kind, '--package-lock-only', '--workspace', 'apps/api', '--workspace', 'apps/web']
const { code, output, stdout } = await collect('npm', args, { cwd: workspaceRoot })
if (code === 0) {
  const sbom: Sbom = JSON.parse(stdout)
  const bomRefs = new Set(sbom.components.map((component) => component['bom-ref']))
  sbom.components.push(...(await rootComponents(bomRefs)))
  // npm uses the name of the folder.
  sbom.metadata.component.name = (await read<Manifest>('package.json')).name
  await writeFile(file, `${JSON.stringify(sbom, null, 2)}\n`)
  console.log(`${sbom.components.length} packages written to ${file}`)
} else {
  console.error(output)
  process.exitCode = 1
}
