import { defineGate } from './gate.ts'
import { listFiles, readText, workspaceFolders } from './source-tree.ts'

const longest = 400

/** No source longer than a reader can hold; migrations are a record and stay as they are. */
export const length = defineGate('length', 'files', async (root) => {
  const files = (await listFiles(root)).filter(
    (path) => /\.(?:tsx?|css|typ)$/.test(path) && workspaceFolders.includes(path.split('/')[0] ?? ''),
  )
  const findings = files.map(async (path) => {
    const lines = (await readText(root, path)).replace(/\n$/, '').split('\n').length
    return lines > longest ? [`${path}: ${lines} lines, at most ${longest}`] : []
  })
  return { looked: files.length, findings: (await Promise.all(findings)).flat() }
})
