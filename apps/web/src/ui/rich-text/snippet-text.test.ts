import { paragraphs } from '@sojourn/contract/kit/rich-text'
import type { JSONContent } from '@tiptap/core'
import { Editor } from '@tiptap/react'
import { describe, expect, it } from 'vitest'
import { CellSelection } from '@tiptap/pm/tables'
import { cleanRichText } from './clean-rich-text.ts'
import { extensions } from './editor-extensions.ts'
import { insertText, selectedText } from './snippet-text.ts'

const p = (text = ''): JSONContent => ({ type: 'paragraph', ...(text && { content: [{ type: 'text', text }] }) })
const h = (text: string): JSONContent => ({ ...p(text), type: 'heading', attrs: { level: 3 } })
const list = (...items: JSONContent[][]): JSONContent => ({
  type: 'bulletList',
  content: items.map((content) => ({ type: 'listItem', content })),
})
const cell = (text: string): JSONContent => ({ type: 'tableCell', content: [p(text)] })
const table = (...rows: string[][]): JSONContent => ({
  type: 'table',
  content: rows.map((cells) => ({ type: 'tableRow', content: cells.map(cell) })),
})
const text = (...content: JSONContent[]) => cleanRichText({ type: 'doc', content }) ?? paragraphs()

const editorOf = (...content: JSONContent[]) => {
  const editor = new Editor({ element: null, extensions, content: { type: 'doc', content } })
  /** The position after some words. */
  const after = (words: string): number => {
    let found = -1
    editor.state.doc.descendants((node, position) => {
      const at = node.isText ? (node.text ?? '').indexOf(words) : -1
      if (at >= 0) found = position + at + words.length
    })
    return found
  }
  return { editor, after, read: () => cleanRichText(editor.getJSON())?.content }
}

describe('a snippet is inserted', () => {
  it('in the middle of a sentence, if it is one paragraph', () => {
    const { editor, after, read } = editorOf(p('We meet. We go.'))
    editor.commands.setTextSelection(after('We meet. '))
    insertText(editor, paragraphs('We rest. '))
    expect(read()).toEqual([p('We meet. We rest. We go.')])
  })

  it.each([
    ['It ends.', '', 'It ends. We rest.'],
    ['', 'It goes on.', 'We rest. It goes on.'],
    ['Before.', 'After.', 'Before. We rest. After.'],
    ['Before. ', ' After.', 'Before. We rest. After.'],
    ['(', ')', '(We rest.)'],
    ['出发。', '回来。', '出发。We rest.回来。'],
  ])('with a space to the words before and after it, if there is none: %s|%s', (before, later, expected) => {
    const { editor, read } = editorOf(p(before + later))
    editor.commands.setTextSelection(1 + before.length)
    insertText(editor, paragraphs('We rest.'))
    expect(read()).toEqual([p(expected)])
  })

  it('as blocks between the halves of a paragraph, or in place of an empty one', () => {
    const { editor, after, read } = editorOf(p('One two'), p())
    editor.commands.setTextSelection(after('One'))
    insertText(editor, text(h('Title'), p('Words')))
    expect(read()).toEqual([p('One'), h('Title'), p('Words'), p('two')])
  })

  it('in a list item without headings and tables, which would end the list', () => {
    const { editor, after, read } = editorOf(list([p('One')], [p('Two')]))
    editor.commands.setTextSelection(after('One'))
    insertText(editor, text(h('Title'), table(['a', 'b']), list([p('Inner')])))
    expect(read()).toEqual([list([p('One'), p('Title'), p('a | b'), list([p('Inner')])], [p('Two')])])
  })

  it('in a cell without tables, which would end the table', () => {
    const { editor, after, read } = editorOf(table(['a1', 'b1'], ['a2', 'b2']))
    editor.commands.setTextSelection(after('a1'))
    insertText(editor, text(h('Title'), table(['x', 'y'], ['z', ''])))
    const [first, ...others] = read() ?? []
    expect(others).toEqual([])
    expect(first).toMatchObject({
      type: 'table',
      content: [{ content: [{ content: [p('a1'), h('Title'), p('x | y'), p('z | ')] }, {}] }, {}],
    })
  })

  it('not at all, if it is empty', () => {
    const { editor, read } = editorOf(p('Words'))
    editor.commands.selectAll()
    insertText(editor, { type: 'doc', content: [] })
    expect(read()).toEqual([p('Words')])
  })
})

describe('what is selected', () => {
  it('is a paragraph, if it is within one paragraph, list item or cell', () => {
    for (const content of [p('One two'), list([p('One two')]), h('One two'), table(['One two'])]) {
      const { editor, after } = editorOf(content)
      editor.commands.setTextSelection({ from: after('One '), to: after('One two') })
      expect(selectedText(editor.state)).toEqual(paragraphs('two'))
    }
  })

  it('keeps its blocks, but not an empty beginning', () => {
    const { editor, after } = editorOf(p('One'), list([p('Two')], [p('Three')]))
    editor.commands.setTextSelection({ from: after('One'), to: after('Th') })
    expect(selectedText(editor.state)).toEqual(text(list([p('Two')], [p('Th')])))
  })

  it('is a table, if cells are selected', () => {
    const { editor, after } = editorOf(table(['a1', 'b1'], ['a2', 'b2'], ['a3', 'b3']))
    const { doc, tr } = editor.state
    const cellAt = (words: string) => doc.resolve(after(words)).before(-1)
    editor.view.dispatch(tr.setSelection(CellSelection.create(doc, cellAt('a2'), cellAt('b3'))))
    expect(selectedText(editor.state)).toEqual(text(table(['a2', 'b2'], ['a3', 'b3'])))
  })

  it('is nothing at a cursor', () => {
    const { editor } = editorOf(p('Words'))
    expect(selectedText(editor.state)).toBeNull()
  })
})
