import type { RichText, RichTextBlock, RichTextInline } from '@sojourn/contract/kit/rich-text'
import { createElement, Fragment, type ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { isLinkTarget } from './link-target.ts'
import * as wording from '../wording.ts'

export interface RichTextViewProps {
  value: RichText | null
  /** The level of its top headings in the page. */
  level?: 2 | 3 | 4
  className?: string
}

/** Read-only rich text. It does not load the editor. */
export function RichTextView({ value, level = 3, className }: RichTextViewProps) {
  if (!value) return null
  return <div className={classNames('rich-text', className)}>{blocks(value.content, level)}</div>
}

type Blocks = readonly RichTextBlock[]

const blocks = (content: Blocks, level: number): ReactNode =>
  content.map((block, index) => <Fragment key={index}>{renderBlock(block, level)}</Fragment>)

const renderBlock = (block: RichTextBlock, level: number): ReactNode => {
  switch (block.type) {
    case 'paragraph':
      return <p>{runs(block.content)}</p>
    case 'heading':
      return createElement(
        `h${level + block.attrs.level - 3}`,
        { 'data-level': block.attrs.level },
        runs(block.content),
      )
    case 'bulletList':
      return <ul>{items(block, level)}</ul>
    case 'orderedList':
      return <ol start={block.attrs?.start}>{items(block, level)}</ol>
    case 'table':
      return <Table table={block} level={level} />
  }
}

const items = (list: Extract<RichTextBlock, { type: 'bulletList' | 'orderedList' }>, level: number): ReactNode =>
  list.content.map((item, index) => <li key={index}>{blocks(item.content, level)}</li>)

/** A scrollable element must be focusable, or the keyboard cannot scroll it. */
const scrolledByKey = { tabIndex: 0 }

/** A wide table scrolls separately, with the keyboard too. */
function Table({ table, level }: { table: Extract<RichTextBlock, { type: 'table' }>; level: number }) {
  return (
    <section aria-label={wording.table} {...scrolledByKey} className="max-w-full overflow-x-auto">
      <table>
        <tbody>
          {table.content.map((row, index) => (
            <tr key={index}>
              {row.content.map((cell, place) =>
                createElement(
                  cell.type === 'tableHeader' ? 'th' : 'td',
                  { key: place, colSpan: cell.attrs?.colspan, rowSpan: cell.attrs?.rowspan },
                  blocks(cell.content, level),
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const runs = (content: readonly RichTextInline[] = []): ReactNode =>
  content.map(({ text, marks = [] }, index) => (
    <Fragment key={index}>{marks.reduce<ReactNode>((inner, mark) => marked(inner, mark), text)}</Fragment>
  ))

const marked = (inner: ReactNode, mark: NonNullable<RichTextInline['marks']>[number]): ReactNode => {
  if (mark.type === 'bold') return <strong>{inner}</strong>
  if (mark.type === 'italic') return <em>{inner}</em>
  if (!isLinkTarget(mark.attrs.href)) return inner
  return (
    <a href={mark.attrs.href} target="_blank" rel="noopener noreferrer">
      {inner}
    </a>
  )
}
