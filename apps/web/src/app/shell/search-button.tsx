import { Search } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { commandKey } from '../../kit/page/shortcuts.ts'
import { Kbd } from '../../ui/kbd.tsx'
import { openPalette } from '../palette/palette-state.ts'
import * as wording from './wording.ts'

const searchKeys = commandKey === 'Ctrl' ? 'Control+K' : 'Meta+K'

/** Opens the palette: looks like a field if there is room, and is an icon elsewhere. */
export function SearchButton() {
  return (
    <Button
      aria-haspopup="dialog"
      aria-keyshortcuts={searchKeys}
      onPress={openPalette}
      className="focus-ring inline-flex min-h-10 min-w-10 shrink-0 cursor-pointer items-center justify-center gap-2.5 rounded-sm text-sm text-ink-faint data-hovered:text-ink md:w-64 md:shrink md:justify-start md:border md:border-line md:bg-surface md:px-3 md:data-hovered:border-line-strong"
    >
      <Search aria-hidden size={16} className="shrink-0" />
      <span className="sr-only min-w-0 grow truncate text-start md:not-sr-only">{wording.searchLabel}</span>
      <span aria-hidden className="hidden md:inline-flex">
        <Kbd keys={[commandKey, 'K']} />
      </span>
    </Button>
  )
}
