import { lazy } from '../../../kit/lazy/lazy.tsx'
import { closeDaysDialog, useDaysDialog } from '../../panes/open-dialog.ts'
import { CopyDialog } from './copy-dialog.tsx'
import { ReplaceDialog } from './replace-dialog.tsx'
import { ShiftDialog } from './shift-dialog.tsx'
import { SupplierDialog } from './supplier-dialog.tsx'
import { SwapDialog } from './swap-dialog.tsx'

/** The dialogs of actions on many segments, days or itineraries at once. */
export function ManyDialogs() {
  const about = useDaysDialog(({ open }) => (open?.from === 'many' ? open : null))
  switch (about?.what) {
    case 'shift':
      return <ShiftDialog day={about.day} by={about.by ?? 1} />
    case 'swap':
      return <SwapDialog day={about.day} />
    case 'copy':
      return <CopyDialog />
    case 'supplier':
      return <SupplierDialog />
    case 'tags':
      return <TagsDialog onMissing={closeDaysDialog} />
    case 'replace':
      return <ReplaceDialog segment={about.segment} />
    case undefined:
      return null
  }
}

/** Loads what it shares with the lists, which the editor does without. */
const TagsDialog = lazy(async () => (await import('./tags-dialog.tsx')).TagsDialog, { missing: 'toast' })
