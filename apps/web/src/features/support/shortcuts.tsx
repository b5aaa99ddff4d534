import { Card } from '../../ui/card.tsx'
import { Kbd } from '../../ui/kbd.tsx'

const command = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl'

const shortcuts: readonly { keys: readonly string[]; does: string }[] = [
  { keys: [command, 'K'], does: 'Find anything' },
  { keys: ['?'], does: 'List the shortcuts' },
  { keys: [command, 'S'], does: 'Save what is typed, in a form' },
  { keys: [command, 'Z'], does: 'Undo, in the itinerary and in texts' },
  { keys: [command, 'Shift', 'Z'], does: 'Redo' },
  { keys: ['Alt', '↑'], does: 'Move the chosen item of a list up' },
  { keys: ['Alt', '↓'], does: 'Move the chosen item of a list down' },
  { keys: [command, 'B'], does: 'Bold, in formatted text' },
  { keys: [command, 'I'], does: 'Italic, in formatted text' },
  { keys: ['Esc'], does: 'Close what lies on top' },
]

/** The list of keyboard shortcuts. */
export function Shortcuts() {
  return (
    <Card title="Keyboard">
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
