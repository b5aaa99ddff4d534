import { defineGate } from './gate.ts'
import { isTest, listSources, readText, withoutComments } from './source-tree.ts'

/** A maximum of 1 and a minimum of 0 or 1 are part of what a field means, not limits. */
const literal = /\b(maxLength|maxValue|minValue|max)(?:=\{|: )-?(?:[2-9]|\d[\d_]+)\b/g

/** The `max` of a meter is the end of its scale. */
const meter = /<Meter\b[\s\S]*?\/>/g

/** Lines keep their numbers. */
const blank = (text: string): string => text.replaceAll(/[^\n]/g, ' ')

/**
 * Fields in the web app must take their limits from the contract: from a schema with `limitsAt`, or from an exported constant.
 */
export const limits = defineGate('limits', 'files', async (root) => {
  const files = (await listSources(root)).filter(
    (path) => path.startsWith('apps/web/src/') && !path.startsWith('apps/web/src/ui/gallery/') && !isTest(path),
  )
  const findings = files.map(async (path) => {
    const code = withoutComments(await readText(root, path)).replaceAll(meter, blank)
    return [...code.matchAll(literal)].map(({ 1: name, index }) => {
      const line = code.slice(0, index).split('\n').length
      return `${path}:${line} ${name} is a number: take it from the contract`
    })
  })
  return { looked: files.length, findings: (await Promise.all(findings)).flat() }
})
