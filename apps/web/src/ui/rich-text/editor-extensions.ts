import { Node, textblockTypeInputRule } from '@tiptap/core'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { StarterKit } from '@tiptap/starter-kit'
import { isLinkTarget } from './link-target.ts'

/**
 * Paragraphs and lists are in the group `block`, which is all that a list item may contain. Cells may contain headings too, but
 * no tables.
 */
const RichDocument = Node.create({ name: 'doc', topNode: true, content: '(block | heading | table)+' })

const Heading = Node.create({
  name: 'heading',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({ level: { default: 3, rendered: false } }),
  parseHTML: () => [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: level > 3 ? 4 : 3 } })),
  renderHTML: ({ node }) => [node.attrs['level'] === 4 ? 'h4' : 'h3', 0],
  addKeyboardShortcuts() {
    const toggle = (level: number) => () => this.editor.commands.toggleNode('heading', 'paragraph', { level })
    return { 'Mod-Alt-3': toggle(3), 'Mod-Alt-4': toggle(4) }
  },
  addInputRules() {
    return [3, 4].map((level) =>
      textblockTypeInputRule({ find: new RegExp(`^(#{${level}})\\s$`), type: this.type, getAttributes: { level } }),
    )
  },
})

const inCells = '(block | heading)+'

/** The editor has exactly the nodes and marks of the contract, so that nothing is shown that would not be saved. */
export const extensions = [
  RichDocument,
  Heading,
  Table.extend({ group: '' }),
  TableRow.extend({ content: '(tableCell | tableHeader)+' }),
  TableCell.extend({ content: inCells }),
  TableHeader.extend({ content: inCells }),
  StarterKit.configure({
    document: false,
    heading: false,
    blockquote: false,
    code: false,
    codeBlock: false,
    hardBreak: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: isLinkTarget,
      HTMLAttributes: { target: null, rel: null },
    },
    dropcursor: { color: 'var(--focus)', width: 2 },
  }),
]
