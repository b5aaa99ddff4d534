/**
 * A rich text from editors of the Tiptap family, without attributes that have no meaning here: null attributes, how a link
 * opens, the style of a list's numbers, spans of one, column widths, empty `attrs` and `marks`. Everything else stays, so that
 * the schema rejects it with its path. Nodes without changes stay the same objects.
 */
export const withoutEditorAttrs = (node: unknown): unknown => {
  if (!isObject(node)) return node
  const { attrs, marks, content } = node
  const cleanFields = {
    attrs: attrsThatSay(node.type, attrs),
    marks: each(marksThatSay(marks)),
    content: each(content),
  }
  if (cleanFields.attrs === attrs && cleanFields.marks === marks && cleanFields.content === content) return node
  return Object.fromEntries(Object.entries({ ...node, ...cleanFields }).filter(([, value]) => value !== undefined))
}

/** Meaningless attributes by node or mark: whatever their value, or only with one value. */
const meaningless: Record<string, Readonly<Record<string, 'always' | number>>> = {
  link: { target: 'always', rel: 'always', class: 'always', title: 'always' },
  orderedList: { type: 'always', start: 1 },
  tableCell: { colspan: 1, rowspan: 1, colwidth: 'always' },
  tableHeader: { colspan: 1, rowspan: 1, colwidth: 'always' },
}

const attrsThatSay = (type: unknown, attrs: unknown): unknown => {
  if (attrs === null) return undefined
  if (!isObject(attrs)) return attrs
  const dropped = typeof type === 'string' && Object.hasOwn(meaningless, type) ? (meaningless[type] ?? {}) : {}
  const all = Object.entries(attrs)
  const meaningful = all.filter(
    ([name, value]) =>
      value !== null && !(Object.hasOwn(dropped, name) && (dropped[name] === 'always' || dropped[name] === value)),
  )
  if (meaningful.length === 0) return undefined
  return meaningful.length === all.length ? attrs : Object.fromEntries(meaningful)
}

const marksThatSay = (marks: unknown): unknown =>
  marks === null || (Array.isArray(marks) && marks.length === 0) ? undefined : marks

/** Most content needs no changes and is not copied. */
const each = (list: unknown): unknown => {
  if (!Array.isArray(list)) return list
  let changed: unknown[] | undefined
  for (const [index, one] of list.entries()) {
    const cleaned = withoutEditorAttrs(one)
    if (cleaned !== one) (changed ??= [...list])[index] = cleaned
  }
  return changed ?? list
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
