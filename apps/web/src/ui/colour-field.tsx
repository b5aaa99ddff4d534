import { useId } from 'react'
import { TextField } from './text-field.tsx'
import * as wording from './wording.ts'

export interface ColourFieldProps {
  label: string
  /** `#rrggbb`, or an incomplete text while typing. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  name?: string
  description?: string
  errorMessage?: string
}

/** Of `#rrggbb`. */
const hexColourLength = 7

/** A colour from a colour picker or typed as `#1f4d4a`. */
export function ColourField({ label, value, onChange, ...rest }: ColourFieldProps) {
  const id = useId()
  return (
    <TextField
      {...rest}
      label={label}
      value={value}
      onChange={(text) => onChange(text.trim())}
      maxLength={hexColourLength}
      spellCheck="false"
      autoComplete="off"
      prefix={
        <span className="flex items-center">
          <label htmlFor={id} className="sr-only">
            {wording.pickColour({ label })}
          </label>
          <input
            id={id}
            type="color"
            value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#000000'}
            onChange={(event) => onChange(event.target.value)}
            className="focus-ring size-7 cursor-pointer rounded-xs border border-line-strong bg-surface p-0.5"
          />
        </span>
      }
    />
  )
}
