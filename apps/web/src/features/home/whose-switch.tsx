import { Button } from 'react-aria-components/Button'
import { classNames } from '../../ui/class-names.ts'
import type { Whose } from './shown-itineraries.ts'
import * as wording from './wording.ts'

const options = [
  { id: 'mine', label: wording.mine },
  { id: 'all', label: wording.all },
] as const

/**
 * Whose itineraries to show. It looks like a segmented control, whose radio buttons would add a twentieth to the code that home
 * loads.
 */
export function WhoseSwitch({ whose, onChange }: { whose: Whose; onChange: (whose: Whose) => void }) {
  return (
    <fieldset aria-label={wording.whose} className="flex gap-0.5 rounded-sm border border-line bg-sunken p-0.5">
      {options.map(({ id, label }) => (
        <Button
          key={id}
          aria-pressed={id === whose}
          onPress={() => onChange(id)}
          className={classNames(
            'focus-ring inline-flex min-h-8 cursor-pointer items-center rounded-xs border px-3 text-sm whitespace-nowrap -outline-offset-2 data-hovered:text-ink',
            id === whose ? 'border-line-strong bg-surface font-medium text-ink' : 'border-transparent text-ink-soft',
          )}
        >
          {label}
        </Button>
      ))}
    </fieldset>
  )
}
