import { describe, expect, it } from 'vitest'
import { literals } from './literals.ts'
import { plantTree } from './planted-tree.ts'

const run = async (text: string, path = 'apps/web/src/a.tsx') =>
  (await literals.run(await plantTree({ files: { 'apps/web/src/main.tsx': '', [path]: text } }))).findings

describe('the gate of literals', () => {
  it.each([
    ['text between tags', 'export const A = () => (\n  <p>Nothing yet</p>\n)\n', 2, 'Nothing yet'],
    ['one word between tags', 'export const A = () => <b>Save</b>\n', 1, 'Save'],
    ['an attribute', 'export const A = () => <Field label="Email" />\n', 1, 'Email'],
    ['a choice in an attribute', 'export const A = () => <Field label={isNew ? "Add" : "Save"} />\n', 1, 'Add'],
    ['a template in an attribute', 'export const A = () => <Field label={`Delete ${name}`} />\n', 1, 'Delete'],
    ['an expression between tags', 'export const A = () => <p>{isNew && "Added now"}</p>\n', 1, 'Added now'],
    ['a property of a definition', "const column = { id: 'name', title: 'Name' }\n", 1, 'Name'],
    ['a sentence anywhere', "toast(describe('The link was copied'))\n", 1, 'The link was copied'],
  ])('reports %s', async (_what, text, line, found) => {
    expect(await run(text)).toContain(`apps/web/src/a.tsx:${line} "${found}" belongs into wording.ts`)
  })

  it.each([
    ['class names', 'export const A = () => <p className={isWide ? "max-w-120 grow" : "grow px-2"}>{text}</p>\n'],
    ['names of values', "const sort = { id: '-createdAt', label: wording.newestFirst }\n"],
    ['paths', 'export const A = () => <Link title={title} href="/accommodations/create">{text}</Link>\n'],
    [
      'what developers read',
      "console.error('Could not read the account')\nthrow new TypeError('This must not happen')\n",
    ],
    ['types', "type Kind = { title: 'Of a page' }\n"],
  ])('accepts %s', async (_what, text) => {
    expect(await run(text)).toEqual([])
  })

  it.each([
    'apps/web/src/users/wording.ts',
    'apps/web/src/a.test.tsx',
    'apps/web/src/ui/gallery/a.tsx',
    'apps/api/src/a.ts',
  ])('does not check %s', async (path) => {
    expect(await run("export const title = { title: 'Itineraries of a company' }\n", path)).toEqual([])
  })
})
