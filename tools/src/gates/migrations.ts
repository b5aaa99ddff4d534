import { defineGate } from './gate.ts'
import { listFiles } from './source-tree.ts'

const folder = 'apps/api/src/migrations/'

/** Migrations are plain SQL, `NNNN_name.sql`, numbered from 0001 without gaps or duplicates. */
export const migrations = defineGate('migrations', 'files', async (root) => {
  const files = (await listFiles(root))
    .filter((path) => path.startsWith(folder))
    .map((path) => path.slice(folder.length))
  const named = files.filter((file) => /^\d{4}_[a-z0-9]+(?:[_-][a-z0-9]+)*\.sql$/.test(file)).toSorted()
  const findings = [
    ...files.filter((file) => !named.includes(file)).map((file) => `${folder}${file}: not NNNN_name.sql`),
    ...named.flatMap((file, index) => {
      const expected = String(index + 1).padStart(4, '0')
      return file.startsWith(expected) ? [] : [`${folder}${file}: expected number ${expected}`]
    }),
  ]
  return { looked: files.length, findings }
})
