import { Eye, EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { TextField } from './text-field.tsx'
import type { TextFieldProps } from './text-field.tsx'
import * as wording from './wording.ts'

/** How strong a new password is: the number of filled bars out of four, and the same as a text. */
export interface PasswordStrength {
  level: 0 | 1 | 2 | 3 | 4
  isEnough: boolean
  words: string
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'prefix' | 'suffix' | 'spellCheck'> {
  /** The strength of the typed password; null if it is empty. Undefined if the field is not for a new password. */
  strength?: PasswordStrength | null
}

/** A password, hidden until the user chooses to show it. */
export function PasswordField({ strength, description, ...props }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <TextField
        {...props}
        description={description}
        type={isShown ? 'text' : 'password'}
        spellCheck="false"
        suffix={
          <Button
            aria-label={wording.showPassword({ label: props.label })}
            aria-pressed={isShown}
            onPress={() => setIsShown(!isShown)}
            isDisabled={props.isDisabled}
            className="focus-ring flex size-8 cursor-pointer items-center justify-center rounded-sm text-ink-soft data-hovered:bg-sunken data-hovered:text-ink"
          >
            {isShown ? <EyeOff aria-hidden size={18} /> : <Eye aria-hidden size={18} />}
          </Button>
        }
      />
      {strength !== undefined && <StrengthLine strength={strength} />}
    </div>
  )
}

const TONES = ['bg-danger', 'bg-danger', 'bg-warning', 'bg-success', 'bg-success'] as const

/** Stays in the page even if empty, so that screen readers announce each change and nothing below it moves. */
function StrengthLine({ strength }: { strength: PasswordStrength | null }): ReactNode {
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span aria-hidden className="flex w-28 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={`h-1 grow rounded-full ${strength && strength.level >= step ? TONES[strength.level] : 'bg-line'}`}
          />
        ))}
      </span>
      <output className={strength?.isEnough ? 'text-success' : 'text-ink-soft'}>{strength?.words}</output>
    </div>
  )
}
