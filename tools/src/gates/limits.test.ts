import { describe, expect, it } from 'vitest'
import { limits } from './limits.ts'
import { plantTree } from './planted-tree.ts'

const run = async (text: string, path = 'apps/web/src/a.tsx') =>
  (await limits.run(await plantTree({ files: { 'apps/web/src/main.tsx': '', [path]: text } }))).findings

describe('the limits gate', () => {
  it.each([
    ['a length', 'export const A = () => (\n  <TextField maxLength={160} />\n)\n', 2, 'maxLength'],
    ['a number of rows', '<RowsField max={20} />\n', 1, 'max'],
    ['a number with separators', '<NumberField minValue={0} maxValue={100_000} />\n', 1, 'maxValue'],
    ['a minimum', '<NumberField minValue={50} />\n', 1, 'minValue'],
    ['a negative minimum', '<NumberField minValue={-90} />\n', 1, 'minValue'],
    ['a length after a meter', '<Meter max={100} />\n<TextField maxLength={160} />\n', 2, 'maxLength'],
    ['a table of fields', "const fields = [{ name: 'street', maxLength: 200 }]\n", 1, 'maxLength'],
  ])('reports %s as a number', async (_what, text, line, name) => {
    expect(await run(text)).toEqual([`apps/web/src/a.tsx:${line} ${name} is a number: take it from the contract`])
  })

  it.each([
    ['a constant of the contract', '<TextField maxLength={maxTitleLength} rows={2} />\n'],
    ['one image or none', '<MediaList max={1} />\n'],
    ['a count', '<NumberField minValue={1} step={5} />\n'],
    ['the scale of a meter', '<Meter\n  value={percent}\n  max={100}\n/>\n'],
    ['a comment', '// Once it was maxLength={160}.\n'],
  ])('accepts %s', async (_what, text) => {
    expect(await run(text)).toEqual([])
  })

  it.each(['apps/web/src/a.test.tsx', 'apps/web/src/ui/gallery/forms.tsx', 'apps/api/src/a.ts'])(
    'does not check %s',
    async (path) => {
      expect(await run('<TextField maxLength={160} />\n', path)).toEqual([])
    },
  )
})
