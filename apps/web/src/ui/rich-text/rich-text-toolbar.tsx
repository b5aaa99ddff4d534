import { type Editor, useEditorState } from '@tiptap/react'
import {
  Bold,
  Heading3,
  Heading4,
  IndentDecrease,
  IndentIncrease,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Pilcrow,
  Redo2,
  Undo2,
} from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Group } from 'react-aria-components/Group'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { Toolbar } from 'react-aria-components/Toolbar'
import { announce } from '../announce.ts'
import { IconButton } from '../icon-button.tsx'
import { Tooltip } from '../tooltip.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { SnippetButton } from './snippet-button.tsx'
import { TableMenu } from './table-menu.tsx'
import * as wording from './wording.ts'

type ToolbarProps = {
  editor: Editor
  label: string
  /** The language of the text. BCP 47. */
  language: string | undefined
  isDisabled: boolean
}

/**
 * The actions on the text. Arrow keys move between them. A click returns the focus to the text at once; a key press leaves it
 * in the toolbar, so that several formats can be set in a row.
 */
export function RichTextToolbar({ editor, label, language, isDisabled }: ToolbarProps) {
  const state = useEditorState({ editor, selector: ({ editor: now }) => stateOf(now) })
  const [isLinking, setIsLinking] = useState(false)
  const wasLinking = useRef(false)
  // The dialog would return the focus to its button, but a user who has set a link continues typing.
  useEffect(() => {
    if (wasLinking.current && !isLinking) editor.view.focus()
    wasLinking.current = isLinking
  }, [isLinking, editor])
  const apply = (change: () => boolean) => (pointerType: string) => {
    change()
    if (pointerType !== 'keyboard' && pointerType !== 'virtual') editor.view.focus()
  }
  const heading = (level: 3 | 4) => apply(() => editor.commands.toggleNode('heading', 'paragraph', { level }))
  const shared = { isDisabled }
  return (
    <>
      <Toolbar
        aria-label={label}
        className="sticky top-(--sticky-top,0px) z-10 flex flex-wrap items-center gap-x-2 gap-y-1 rounded-t-sm border-b border-line bg-surface px-1.5 py-1.5"
      >
        <Group aria-label={wording.paragraphStyle} className="flex gap-0.5">
          <Tool
            {...shared}
            icon={Pilcrow}
            label={wording.paragraph}
            isOn={state.isPlain}
            onPress={apply(() => editor.commands.setNode('paragraph'))}
          />
          <Tool {...shared} icon={Heading3} label={wording.heading} isOn={state.level === 3} onPress={heading(3)} />
          <Tool {...shared} icon={Heading4} label={wording.subheading} isOn={state.level === 4} onPress={heading(4)} />
        </Group>
        <Group aria-label={wording.textStyle} className="flex gap-0.5">
          <Tool
            {...shared}
            icon={Bold}
            label={wording.bold}
            isOn={state.isBold}
            onPress={apply(() => editor.commands.toggleBold())}
          />
          <Tool
            {...shared}
            icon={Italic}
            label={wording.italic}
            isOn={state.isItalic}
            onPress={apply(() => editor.commands.toggleItalic())}
          />
          <Tool {...shared} icon={Link} label={wording.link} isOn={state.isLink} onPress={() => setIsLinking(true)} />
        </Group>
        <Group aria-label={wording.lists} className="flex gap-0.5">
          <Tool
            {...shared}
            icon={List}
            label={wording.bulletList}
            isOn={state.isBullets}
            onPress={apply(() => editor.commands.toggleBulletList())}
          />
          <Tool
            {...shared}
            icon={ListOrdered}
            label={wording.numberedList}
            isOn={state.isNumbers}
            onPress={apply(() => editor.commands.toggleOrderedList())}
          />
          {(state.isBullets || state.isNumbers) && (
            <>
              <IconButton
                icon={IndentIncrease}
                label={wording.increaseIndent}
                isDisabled={isDisabled}
                onPress={({ pointerType }) => apply(() => editor.commands.sinkListItem('listItem'))(pointerType)}
              />
              <IconButton
                icon={IndentDecrease}
                label={wording.decreaseIndent}
                isDisabled={isDisabled}
                onPress={({ pointerType }) => apply(() => editor.commands.liftListItem('listItem'))(pointerType)}
              />
            </>
          )}
        </Group>
        <TableMenu editor={editor} isInTable={state.isTable} isDisabled={isDisabled} />
        <SnippetButton editor={editor} language={language} isDisabled={isDisabled} />
        <Group aria-label={wording.history} className="flex gap-0.5">
          <IconButton
            icon={Undo2}
            label={wording.undo}
            isDisabled={isDisabled}
            onPress={({ pointerType }) =>
              apply(() => editor.commands.undo() || announceOnly(wording.nothingToUndo))(pointerType)
            }
          />
          <IconButton
            icon={Redo2}
            label={wording.redo}
            isDisabled={isDisabled}
            onPress={({ pointerType }) =>
              apply(() => editor.commands.redo() || announceOnly(wording.nothingToRedo))(pointerType)
            }
          />
        </Group>
      </Toolbar>
      {isLinking && <LinkDialog editor={editor} onClose={() => setIsLinking(false)} />}
    </>
  )
}

const stateOf = (editor: Editor) => {
  const level: unknown = editor.isActive('heading') ? editor.getAttributes('heading')['level'] : null
  return {
    level,
    isPlain: editor.isActive('paragraph'),
    isBold: editor.isActive('bold'),
    isItalic: editor.isActive('italic'),
    isLink: editor.isActive('link'),
    isBullets: editor.isActive('bulletList'),
    isNumbers: editor.isActive('orderedList'),
    isTable: editor.isActive('table'),
  }
}

/**
 * Announces that there is nothing to undo or redo. The buttons stay enabled, because a disabled button would lose the focus.
 */
const announceOnly = (message: string): boolean => {
  announce(message)
  return false
}

type ToolProps = {
  icon: LucideIcon
  label: string
  isOn: boolean
  isDisabled: boolean
  onPress: (pointerType: string) => void
}

function Tool({ icon: Icon, label, isOn, isDisabled, onPress }: ToolProps) {
  return (
    <Tooltip text={label}>
      <ToggleButton
        aria-label={label}
        isSelected={isOn}
        isDisabled={isDisabled}
        onPress={({ pointerType }) => onPress(pointerType)}
        className="focus-ring inline-flex size-8 cursor-pointer items-center justify-center rounded-sm border border-transparent text-ink-soft data-disabled:cursor-default data-disabled:text-ink-faint data-hovered:bg-sunken data-hovered:text-ink data-selected:border-line-strong data-selected:bg-brand-tint data-selected:text-brand"
      >
        <Icon aria-hidden size={18} />
      </ToggleButton>
    </Tooltip>
  )
}
