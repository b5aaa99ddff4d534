import { Button } from 'react-aria-components/Button'
import { openAppearance } from './appearance-choice.ts'
import * as wording from './wording.ts'

/** Opens the dialog for colours and text size; looks like the links around it. */
export function AppearanceButton() {
  return (
    <Button
      aria-haspopup="dialog"
      onPress={openAppearance}
      className="focus-ring inline-flex min-h-6 cursor-pointer items-center rounded-xs text-ink-soft data-hovered:text-ink data-hovered:underline"
    >
      {wording.appearanceTitle}
    </Button>
  )
}
