import { X } from 'lucide-react'
import { Label } from 'react-aria-components/Label'
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar'
import { IconButton } from './icon-button.tsx'
import * as wording from './wording.ts'

export interface ProgressBarProps {
  /** What is in progress, e.g. "Uploading dunes.jpg". */
  label: string
  /** 0 to 100; `null` if unknown. */
  value: number | null
  /** Shown instead of the percentage, e.g. "3 of 8". */
  valueText?: string
  onCancel?: () => void
}

/** The progress of a long task. */
export function ProgressBar({ label, value, valueText, onCancel }: ProgressBarProps) {
  return (
    <div className="flex min-w-0 items-center gap-2">
      <AriaProgressBar
        value={value ?? undefined}
        isIndeterminate={value === null}
        valueLabel={valueText}
        className="min-w-0 grow"
      >
        {({ percentage, valueText: formattedValue, isIndeterminate }) => (
          <>
            <span className="flex justify-between gap-4 text-sm">
              <Label className="min-w-0 truncate">{label}</Label>
              {!isIndeterminate && <span className="text-ink-soft tabular-nums">{formattedValue}</span>}
            </span>
            <span className="mt-1.5 block h-2 overflow-hidden rounded-full border border-line bg-sunken">
              <span
                className={isIndeterminate ? 'block h-full w-1/3 animate-slide bg-brand' : 'block h-full bg-brand'}
                style={{ inlineSize: isIndeterminate ? undefined : `${percentage}%` }}
              />
            </span>
          </>
        )}
      </AriaProgressBar>
      {onCancel && <IconButton icon={X} label={wording.cancelTask({ task: label })} onPress={onCancel} />}
    </div>
  )
}
