import { Card } from '../../ui/card.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import * as wording from './wording.ts'

const command = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl'

const shortcuts: readonly { keys: readonly string[]; does: string }[] = [
  { keys: [command, 'K'], does: wording.searchShortcut },
  { keys: ['?'], does: wording.helpShortcut },
  { keys: [command, 'S'], does: wording.saveShortcut },
  { keys: [command, 'Z'], does: wording.undoShortcut },
  { keys: [command, 'Shift', 'Z'], does: wording.redoShortcut },
  { keys: ['Alt', '↑'], does: wording.moveUpShortcut },
  { keys: ['Alt', '↓'], does: wording.moveDownShortcut },
  { keys: ['Shift', '↑ ↓'], does: wording.selectMoreShortcut },
  { keys: [command, 'Space'], does: wording.selectOneShortcut },
  { keys: [command, 'A'], does: wording.selectAllShortcut },
  { keys: [command, 'C'], does: wording.copyShortcut },
  { keys: [command, 'X'], does: wording.cutShortcut },
  { keys: [command, 'V'], does: wording.pasteShortcut },
  { keys: [command, 'B'], does: wording.boldShortcut },
  { keys: [command, 'I'], does: wording.italicShortcut },
  { keys: ['Esc'], does: wording.closeShortcut },
]

/** The list of keyboard shortcuts. */
export function Shortcuts() {
  return (
    <Card title={wording.shortcutsTitle}>
      <dl className="flex flex-col gap-2.5 text-sm">
        {shortcuts.map(({ keys, does }) => (
          <div key={does} className="flex items-start justify-between gap-4">
            <dt className="text-ink-soft">{does}</dt>
            <dd>
              <Kbd keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
