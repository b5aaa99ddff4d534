import { X } from 'lucide-react'
import { useId } from 'react'
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

/** The progress of a long task. A native element is enough: React Aria's adds number formatting to every page. */
export function ProgressBar({ label, value, valueText, onCancel }: ProgressBarProps) {
  const id = useId()
  const text = value === null ? undefined : (valueText ?? `${Math.round(value)}%`)
  return (
    <div className="flex min-w-0 items-center gap-2">
      <div className="relative min-w-0 grow">
        <progress
          className="sr-only"
          aria-labelledby={id}
          value={value === null ? undefined : value / 100}
          aria-valuetext={text}
        />
        <span className="flex justify-between gap-4 text-sm">
          <span id={id} className="min-w-0 truncate">
            {label}
          </span>
          {text !== undefined && <span className="text-ink-soft tabular-nums">{text}</span>}
        </span>
        <span className="mt-1.5 block h-2 overflow-hidden rounded-full border border-line bg-sunken">
          <span
            className={value === null ? 'block h-full w-1/3 animate-slide bg-brand' : 'block h-full bg-brand'}
            style={{ inlineSize: value === null ? undefined : `${value}%` }}
          />
        </span>
      </div>
      {onCancel && <IconButton icon={X} label={wording.cancelTask({ task: label })} onPress={onCancel} />}
    </div>
  )
}
