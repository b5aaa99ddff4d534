import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { collect, workspaceRoot } from './workspace.ts'

it('npm run sbom lists what the product consists of, each package with its hash, and what builds it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sojourn-sbom-'))
  const file = join(folder, 'sojourn.json')
  const { code, output } = await collect('npm', ['run', 'sbom', '--', file], { cwd: workspaceRoot })
  expect(code, output).toBe(0)
  const sbom = JSON.parse(await readFile(file, 'utf8'))
  await rm(folder, { recursive: true })
  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'sojourn', version: '0.1.0' } } })
  type Component = { 'bom-ref': string; hashes?: { alg: string; content: string }[] }
  const components: Component[] = sbom.components
  const names = components.map((component) => component['bom-ref'].replace(/(.)@.*$/, '$1'))
  expect(names).toEqual(expect.arrayContaining(['fastify', 'react', 'pg', 'vite', 'node', 'tsx']))
  expect(names).not.toContain('lighthouse')
  const unproven = components.filter(({ hashes = [] }) => !/^[0-9a-f]{128}$/.test(hashes[0]?.content ?? ''))
  expect(unproven.map((component) => component['bom-ref']).filter((name) => !name.startsWith('@sojourn/'))).toEqual([])
  expect(output).toContain(`${components.length} packages`)
  expect(JSON.stringify(sbom)).not.toMatch(/"distribution","url":"http/)
})
