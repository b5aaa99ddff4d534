import { defineGate } from './gate.ts'
import { isTest, listSources, readText, withoutComments } from './source-tree.ts'

type Rule = { allowed: readonly string[]; pattern: RegExp; says: string }

const kit = 'apps/api/src/kit'

/** The compiler rejects a stored record in a response. These rules find the ways around the compiler. */
const rules: Rule[] = [
  {
    allowed: [`${kit}/records/served-resource.ts`, `${kit}/list/platform-records.ts`],
    pattern:
      /\bas\s+(?:readonly\s+)?Answer\b|\bas\s+(?:Promise|Page|Readonly|ReadonlyArray|Array)<Answer\b|<Answer(?:\[\])?>\s*\(/g,
    says: 'calls a record an Answer; toAnswers, toAnswer and redacted make them',
  },
  {
    allowed: [`${kit}/sendable.ts`, `${kit}/records/served-resource.ts`],
    pattern: /\bProjectedMark\b/g,
    says: 'uses the mark of an Answer; only toAnswers, toAnswer and redacted do',
  },
  {
    allowed: [`${kit}/records/served-resource.ts`],
    pattern: /\.(?:redact|derive)(?:\?\.)?\(/g,
    says: 'projects a record by hand; toAnswers, toAnswer and redacted do it',
  },
  {
    allowed: [`${kit}/records/granted.ts`],
    pattern:
      /\.\s*(?:sql|among)\s*(?:\?\.)?\(|\bgrant\s*\(|\{[^{}]*\b(?:sql|among)\b[^{}]*\}\s*=\s*(?:\w+\.)*\w*(?:[gG]rant|mine|filter)\b/g,
    says: 'writes a grant into SQL by hand; granted and grantedAmong do it',
  },
  {
    allowed: [`${kit}/http/app.ts`],
    pattern: /\bFastifyInstance\b/g,
    says: 'adds routes that may answer anything; take an App',
  },
]

/**
 * What a user may not see is removed from responses in one place, and left out of SQL statements in one place: no route of the
 * API may bypass the resource's projection, and no statement may bypass `granted`.
 */
export const projection = defineGate('projection', 'files', async (root) => {
  const sources = (await listSources(root)).filter(
    (path) => path.startsWith('apps/api/src/') && !/^apps\/api\/src\/(?:test|platform)\//.test(path) && !isTest(path),
  )
  const lists = sources.map(async (path) => {
    const code = withoutComments(await readText(root, path))
    return rules
      .filter(({ allowed }) => !allowed.includes(path))
      .flatMap(({ pattern, says }) =>
        [...code.matchAll(pattern)].map(({ index }) => `${path}:${code.slice(0, index).split('\n').length} ${says}`),
      )
  })
  return { looked: sources.length, findings: (await Promise.all(lists)).flat() }
})
