import { maxTableColumns } from './field-limits.ts'
import { layTable } from './table-layout.ts'

/** Maximum size of rich texts. Parts are paragraphs, headings, lists, items, tables, rows, cells and text nodes. */
export const richTextLimits = { parts: 5000, partsOfRecord: 20_000, columns: maxTableColumns } as const

/** A rich text within a value, and its path there. */
export type FoundText = { path: string[]; text: AnyNode }
type AnyNode = {
  type: string
  attrs?: { level?: number; start?: number; colspan?: number; rowspan?: number } | undefined
  content?: AnyNode[] | undefined
}

/** Every rich text within a value. */
export const richTextsIn = (value: unknown, path: string[] = []): FoundText[] => {
  if (typeof value !== 'object' || value === null) return []
  if (isDocument(value)) return [{ path, text: value }]
  return Object.entries(value).flatMap(([name, each]) => richTextsIn(each, [...path, name]))
}

const isDocument = (value: object): value is AnyNode =>
  'type' in value && value.type === 'doc' && 'content' in value && Array.isArray(value.content)

/** The number of parts of a text. */
export const partsOf = ({ content = [] }: AnyNode): number => content.reduce((sum, node) => sum + 1 + partsOf(node), 0)

/** The limit that a text exceeds, in words that follow its name; undefined if it exceeds none. */
export const excessOf = (text: AnyNode): string | undefined => {
  if (partsOf(text) > richTextLimits.parts)
    return `has more than ${richTextLimits.parts} paragraphs, list items and other parts`
  const isWide = tablesIn(text).some(
    (table) => layTable((table.content ?? []).map((row) => row.content ?? [])).columns > richTextLimits.columns,
  )
  return isWide ? `has a table of more than ${richTextLimits.columns} columns` : undefined
}

/** Tables cannot be nested in other nodes. */
const tablesIn = ({ content = [] }: AnyNode): AnyNode[] => content.filter(({ type }) => type === 'table')
