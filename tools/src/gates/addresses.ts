import { defineGate } from './gate.ts'
import { listFiles, readText } from './source-tree.ts'

type Rule = { applies(path: string): boolean; pattern: RegExp; says: string }

const rules: Rule[] = [
  {
    applies: () => true,
    pattern: /(?<![\w.~-])\/(?:work|root|home|Users)\/[\w.-]+|[A-Z]:\\\\?Users\\/,
    says: 'path of one machine',
  },
  {
    applies: () => true,
    pattern: /\bregistry\.[a-z]+\.[a-z]{2,}|\bregistry\s*=\s*['"]?http|\bnpm\.pkg\.[a-z]|\/(?:artifactory|verdaccio)\//,
    says: 'address of a registry',
  },
  {
    applies: (path) => path === 'package-lock.json',
    pattern: /"resolved": "(?:https?|git)/,
    says: 'download address; .npmrc leaves them out',
  },
]

const binary = /\.(?:png|jpe?g|webp|avif|gif|ico|pdf|ttf|otf|woff2?|zip|gz)$/

/** No file may refer to a particular machine or registry, as the product must be installable anywhere. */
export const addresses = defineGate('addresses', 'files', async (root) => {
  const files = (await listFiles(root)).filter((path) => !binary.test(path))
  const lists = files.map(async (path) => {
    const lines = (await readText(root, path)).split('\n')
    const relevant = rules.filter((rule) => rule.applies(path))
    return lines.flatMap((line, index) =>
      relevant.filter((rule) => rule.pattern.test(line)).map((rule) => `${path}:${index + 1} ${rule.says}`),
    )
  })
  return { looked: files.length, findings: (await Promise.all(lists)).flat() }
})
