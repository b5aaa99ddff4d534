import { defineGate } from './gate.ts'
import { isTest, listSources, readText, withoutComments } from './source-tree.ts'

type Rule = { applies(path: string): boolean; pattern: RegExp; says: string }

const rules: Rule[] = [
  {
    applies: (path) => path !== 'apps/api/src/config.ts',
    pattern:
      /\bprocess\s*(?:\?\.|\.)\s*env\b|\bprocess\[|\benv\b[^=\n]*\}\s*=\s*process\b|from\s+['"](?:node:)?process['"]/g,
    says: 'reads the environment; only apps/api/src/config.ts does',
  },
  {
    applies: (path) => path.startsWith('packages/publishing/src/') && !isTest(path),
    pattern: /\bDate\.now\(|\bnew Date\(\)|\bperformance\.now\(|\bMath\.random\(|\brandomUUID\(|\bfetch\(/g,
    says: 'asks clock, chance or network; publishing is given what it needs',
  },
]

/** Only `config.ts` of the API may read environment variables, and publishing must stay pure. */
export const environment = defineGate('environment', 'files', async (root) => {
  const sources = (await listSources(root)).filter((path) => /^(?:packages|apps)\/[^/]+\/src\//.test(path))
  const lists = sources.map(async (path) => {
    const code = withoutComments(await readText(root, path))
    return rules
      .filter((rule) => rule.applies(path))
      .flatMap((rule) =>
        [...code.matchAll(rule.pattern)].map((match) => `${path}:${lineOf(code, match.index)} ${rule.says}`),
      )
  })
  return { looked: sources.length, findings: (await Promise.all(lists)).flat() }
})

const lineOf = (code: string, index: number): number => code.slice(0, index).split('\n').length
