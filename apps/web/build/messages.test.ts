import compile from 'icu-minify/compile'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatMessage } from '@sojourn/contract/kit/format-message'
import { messages } from './messages.ts'
import { pseudoMessage } from './pseudo-message.ts'

// Inside the workspace, so that the contract is found.
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(import.meta.dirname, 'messages-test-'))
})
afterAll(() => rm(folder, { recursive: true }))

const buildOf = async (wording: string): Promise<string> => {
  await writeFile(join(folder, 'wording.ts'), `import { message } from '@sojourn/contract/kit/message'\n${wording}`)
  await writeFile(join(folder, 'entry.ts'), `import * as wording from './wording.ts'\nconsole.log(wording)`)
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [messages()],
    build: { write: false, minify: false, lib: { entry: join(folder, 'entry.ts'), formats: ['es'] } },
  })
  const [{ output }] = [result].flat() as [Rolldown.RolldownOutput]
  return output.map((part) => (part.type === 'chunk' ? part.code : '')).join('\n')
}

describe('the build', () => {
  it('makes plain strings of texts without arguments, and brings no compiler', async () => {
    const code = await buildOf(`export const title = message('Itineraries')`)
    expect(code).toContain('"Itineraries"')
    expect(code).not.toContain('icu')
    expect(code.length).toBeLessThan(2000)
  })

  it('compiles texts with arguments, and brings only what formats them', async () => {
    const code = await buildOf(`export const chosen = message('{count, plural, one {# day} other {# days}}')`)
    expect(code).toContain('" days"')
    expect(code).not.toContain('{count, plural')
    expect(code).not.toContain('EXPECT_ARGUMENT_CLOSING_BRACE')
  })

  it('fails for a text that is not literal', async () => {
    await expect(buildOf(`export const title = message('a' + String(1))`)).rejects.toThrow(
      'something else than a string',
    )
  })
})

describe('the pseudo-locale', () => {
  const inPseudo = (icu: string) => formatMessage(pseudoMessage(compile(icu)))

  it('accents and lengthens a text', () => {
    expect(inPseudo('Itineraries')).toBe('[Îţîñéŕåŕîéš····]')
  })

  it('leaves arguments, options and tags alone', () => {
    const text = inPseudo('{count, plural, one {# day of {title}} other {# days}}, <b>now</b>') as (
      values: object,
    ) => unknown
    const b = (chunks: string[]) => `<${chunks.join('')}>`
    expect(text({ count: 1, title: 'Rome', b })).toMatch(/^\[1 ðåý öƒ Rome, <ñöŵ>·+\]$/)
    expect(text({ count: 3, title: 'Rome', b })).toMatch(/^\[3 ðåýš, <ñöŵ>·+\]$/)
  })
})
