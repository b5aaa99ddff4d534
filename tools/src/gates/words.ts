import { parse } from '@swc/core'
import { defineGate } from './gate.ts'
import { listFiles, readText, workspaceFolders } from './source-tree.ts'

/** Words that the glossary retired, each with its replacement (docs/GLOSSARY.md). */
const retired = new Map(
  Object.entries({
    resource: 'noun nouns',
    itinerary: 'trip trips',
    list: 'shelf shelves',
    reject: 'refuse refuses refused refusing refusal refusals',
    redact: 'conceal conceals concealed',
    sortable: 'organisable',
    video: 'film films',
    subscription: 'agreement agreements',
    unscheduled: 'tray trays',
  }).flatMap(([better, words]) => words.split(' ').map((word) => [word, better] as const)),
)

/**
 * Participles that were used as names of values, for which a noun is clearer. `shown` is left out: it is a field of a section.
 */
const participles = new Set(['told', 'kept', 'known', 'asked', 'made'])

/**
 * A round trip is a networking term, a TouristTrip a type of schema.org with a tripOrigin. `refused` is used by the built-in checkout
 * page in its form and URL. A price `per trip` is a value of the contract.
 */
const allowed = /\bround[- ]?trips?\b|isRoundTrip|TouristTrip|tripOrigin/gi
const external =
  /^apps\/api\/src\/subscriptions\/(?:checkout-routes|gateways\.test)\.ts:\d+ refused:|^(?:apps\/web\/src\/features\/rate-sheets\/wording\.ts|docs\/costing\.md):\d+ trip:/

/** Text on screens and in emails is not checked: only identifiers, comments, documents and file names. */
export const words = defineGate('words', 'files', async (root) => {
  const files = (await listFiles(root)).filter(
    (path) =>
      !path.includes('/migrations/') && path !== 'docs/GLOSSARY.md' && !path.startsWith('tools/src/gates/words.'),
  )
  const findings = files.map(async (path) => [...checkName(path), ...(await checkText(root, path))])
  return {
    looked: files.length,
    findings: (await Promise.all(findings)).flat().filter((finding) => !external.test(finding)),
  }
})

const checkName = (path: string): string[] => {
  const found = path.split(/[/.-]/).find((word) => retired.has(word))
  return found && path.replace(allowed, '') === path ? [`${path}: say ${retired.get(found)} instead of ${found}`] : []
}

const checkText = async (root: string, path: string): Promise<string[]> => {
  const isSource = /\.tsx?$/.test(path) && workspaceFolders.includes(path.split('/')[0] ?? '')
  if (!isSource && !/\.(?:md|css|typ)$/.test(path)) return []
  const text = await readText(root, path)
  if (!isSource) return wordsIn(path, path.endsWith('.md') ? text.replace(/`[^`\n]*`/g, '') : commentsOf(text), text)
  const names = await findIdentifiers(path, text)
  return [
    ...[...names].flatMap((name) => {
      const better = betterNameOf(name)
      return better === null ? [] : [`${path}:${lineOf(text, name)} ${name}: say ${better}`]
    }),
    ...wordsIn(path, commentsOf(text), text),
  ]
}

/** A better name: `max…` for `mostTries`, `itinerary` for `openTrip`; null if the name is fine. */
const betterNameOf = (name: string): string | null => {
  if (participles.has(name)) return 'a noun, such as message, stored, existing, requested or created'
  if (/^(?:most|least)[A-Z]/.test(name)) return name.startsWith('most') ? 'max…' : 'min…'
  const word = partsOf(name.replace(allowed, '')).find((part) => retired.has(part))
  return word === undefined ? null : (retired.get(word) ?? null)
}

const partsOf = (name: string): string[] =>
  name
    .replace(/([a-z0-9])([A-Z])|([A-Z])([A-Z][a-z])/g, '$1$3 $2$4')
    .toLowerCase()
    .split(/[^a-z]+/)

const wordsIn = (path: string, part: string, text: string): string[] =>
  [...new Set((part.replace(allowed, '').match(/[a-z]+/gi) ?? []).flatMap(partsOf))].flatMap((word) => {
    const better = retired.get(word)
    return better === undefined ? [] : [`${path}:${lineOf(text, word)} ${word}: say ${better}`]
  })

const lineOf = (text: string, word: string): number =>
  text.slice(0, Math.max(0, placeOf(text, word))).split('\n').length

/** Where a word is, alone or else within a name in camelCase. */
const placeOf = (text: string, word: string): number => {
  const alone = text.search(new RegExp(`\\b${word}\\b`, 'i'))
  return alone === -1 ? text.search(new RegExp(word, 'i')) : alone
}

const commentsOf = (code: string): string =>
  [...code.matchAll(/\/\*[\s\S]*?\*\/|(?:^|[\s;{}(,])\/\/.*$/gm)].map(([comment]) => comment).join('\n')

const findIdentifiers = async (path: string, text: string): Promise<Set<string>> => {
  const module = await parse(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2024' })
  const names = new Set<string>()
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if ('type' in node && node.type === 'Identifier' && 'value' in node) names.add(String(node.value))
    for (const part of Object.values(node)) visit(part)
  }
  visit(module)
  return names
}
