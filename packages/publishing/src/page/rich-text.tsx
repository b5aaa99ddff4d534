import type { RichText as RichTextDocument, RichTextInline } from '@sojourn/contract/kit/rich-text'
import { createElement, Fragment, type ReactNode } from 'react'
import { outlinedText, type TextNode, wordsOf } from '../rich-text-outline.ts'
import { useWritten } from './written.tsx'

/**
 * Renders rich text by walking its tree, so that text can never become markup. `level` is the level of its top headings, 2 to
 * 5.
 */
export function RichText({ text, level }: { text: RichTextDocument | null; level: number }) {
  const written = useWritten()
  const node = outlinedText(text)
  return node && <div className="prose">{nodes(node, { level, written })}</div>
}

/** The level of the top headings, and the function that gives a text its `dir` and `lang` attributes. */
type Setting = { level: number; written: ReturnType<typeof useWritten> }

const nodes = (parent: TextNode, setting: Setting): ReactNode =>
  (parent.content ?? []).map((node, index) => <Fragment key={index}>{block(node, setting)}</Fragment>)

function block(node: TextNode, setting: Setting): ReactNode {
  const { level, written } = setting
  switch (node.type) {
    case 'paragraph':
      return <p {...written(wordsOf(node))}>{inlines(node)}</p>
    case 'heading':
      return createElement(`h${Math.min(6, level + (node.attrs?.level ?? 0))}`, written(wordsOf(node)), inlines(node))
    case 'bulletList':
      return <ul dir="auto">{items(node, setting)}</ul>
    case 'orderedList':
      return (
        <ol dir="auto" start={node.attrs?.start}>
          {items(node, setting)}
        </ol>
      )
    case 'table':
      return (
        <div className="table">
          <table>
            <tbody>
              {(node.content ?? []).map((row, index) => (
                <tr key={index}>{(row.content ?? []).map((each, at) => cell(each, at, setting))}</tr>
              ))}
            </tbody>
          </table>
        </div>
      )
    default:
      return null
  }
}

const items = (list: TextNode, setting: Setting): ReactNode =>
  (list.content ?? []).map((item, index) => (
    <li key={index} dir="auto">
      {nodes(item, setting)}
    </li>
  ))

function cell(node: TextNode, index: number, setting: Setting): ReactNode {
  const spans = { colSpan: node.attrs?.colspan, rowSpan: node.attrs?.rowspan }
  return node.type === 'tableHeader' ? (
    <th key={index} scope="col" {...spans}>
      {nodes(node, setting)}
    </th>
  ) : (
    <td key={index} {...spans}>
      {nodes(node, setting)}
    </td>
  )
}

const inlines = (parent: TextNode): ReactNode =>
  (parent.content ?? []).map((node, index) => (
    <Fragment key={index}>{(node.marks ?? []).reduce<ReactNode>(marked, node.text)}</Fragment>
  ))

type Mark = NonNullable<RichTextInline['marks']>[number]

function marked(body: ReactNode, mark: Mark): ReactNode {
  if (mark.type === 'bold') return <strong>{body}</strong>
  if (mark.type === 'italic') return <em>{body}</em>
  return <SafeLink href={mark.attrs.href}>{body}</SafeLink>
}

/** A link with a safe scheme: http, https, mailto or tel. Anything else is shown as plain text. */
export function SafeLink({ href, children }: { href: string; children: ReactNode }) {
  if (!/^(https?:\/\/|mailto:|tel:)/i.test(href)) return children
  return (
    <a href={href} rel="noopener noreferrer nofollow">
      {children}
    </a>
  )
}
