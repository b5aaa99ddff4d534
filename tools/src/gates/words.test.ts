import { describe, expect, it } from 'vitest'
import { plantTree } from './planted-tree.ts'
import { words } from './words.ts'

const run = async (path: string, text: string) =>
  (await words.run(await plantTree({ files: { 'README.md': '', [path]: text } }))).findings

describe('the words gate', () => {
  it.each([
    ['a name', 'apps/api/src/a.ts', 'export const openTrip = 1\n', 'apps/api/src/a.ts:1 openTrip: say itinerary'],
    ['a type', 'apps/api/src/a.ts', '\ntype Noun = string\n', 'apps/api/src/a.ts:2 Noun: say resource'],
    ['a limit', 'apps/web/src/a.tsx', 'const mostTries = 5\n', 'apps/web/src/a.tsx:1 mostTries: say max…'],
    ['a participle', 'apps/web/src/a.ts', 'export const told = 1\n', expect.stringContaining('told: say a noun')],
    ['a property', 'e2e/src/a.spec.ts', 'const a = { shelf: 1 }\n', 'e2e/src/a.spec.ts:1 shelf: say list'],
    [
      'a comment',
      'packages/contract/src/a.ts',
      '/** Refuses it. */\nexport const a = 1\n',
      'packages/contract/src/a.ts:1 refuses: say reject',
    ],
    ['a document', 'docs/guide.md', 'A trip of six days.\n', 'docs/guide.md:1 trip: say itinerary'],
    [
      'a file',
      'tools/src/open-trip.ts',
      'export const a = 1\n',
      'tools/src/open-trip.ts: say itinerary instead of trip',
    ],
  ])('reports a retired word in %s', async (_what, path, text, finding) => {
    expect(await run(path, text)).toEqual([finding])
  })

  it.each([
    ['text on a screen', 'apps/web/src/a.tsx', "export const a = <p title='This trip'>Your trip</p>\n"],
    ['another word that contains one', 'apps/web/src/a.ts', '// A strip of pronouns.\nconst stripes = 1\n'],
    ['a round trip', 'apps/api/src/a.ts', '// One round trip to the database.\nconst isRoundTrip = true\n'],
    ['the glossary', 'docs/GLOSSARY.md', 'itinerary, not trip\n'],
    ['a migration, which never changes', 'apps/api/src/migrations/0001_a.sql', '-- nouns\n'],
  ])('accepts %s', async (_what, path, text) => {
    expect(await run(path, text)).toEqual([])
  })
})
