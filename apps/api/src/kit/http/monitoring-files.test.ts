import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createWorld, type World } from '../../test/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld({ hasOneServer: true })
})
afterAll(() => world.close())

const read = (file: string) => readFileSync(new URL(`../../../../../deploy/${file}`, import.meta.url), 'utf8')
const expressionsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(expressionsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => (key === 'expr' ? [String(one)] : expressionsIn(one)))
}

it.each([
  ['dashboard.json', (text: string) => expressionsIn(JSON.parse(text)).join('\n')],
  ['alerts.yaml', (text: string) => text.replaceAll(/annotations:[\s\S]*?(?=- alert|$)/g, '')],
])('every metric that deploy/%s names is in /metrics', async (file, expressionsOf) => {
  const expressions = expressionsOf(read(file))
  const named = [...expressions.matchAll(/\b([a-z]\w*)\{job=/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(7)
  await world.anonymous.send('GET', '/healthz')
  const metrics = (await world.anonymous.send('GET', '/metrics')).bytes.toString()
  // Prometheus adds this one itself.
  for (const name of new Set(named.filter((one) => one !== 'up')))
    expect(metrics).toMatch(new RegExp(`^${name}[{ ]`, 'm'))
  for (const [, queue = ''] of expressions.matchAll(/queue="([^"]+)"/g)) expect(metrics).toContain(`{queue="${queue}"}`)
})
