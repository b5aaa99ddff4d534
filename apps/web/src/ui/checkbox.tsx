import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox'
import type { CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox'
import { classNames } from './class-names.ts'

export interface CheckboxProps extends Omit<AriaCheckboxProps, 'children' | 'className' | 'style' | 'isInvalid'> {
  /** Omit it only with an `aria-label` or `slot="selection"`. */
  children?: ReactNode
  description?: ReactNode
  className?: string
}

/** An option that takes effect when the form is saved. For one that takes effect at once, use a switch. */
export function Checkbox({ children, description, className, ...checkbox }: CheckboxProps) {
  return (
    <AriaCheckbox
      {...checkbox}
      validationBehavior="aria"
      className={classNames(
        'group inline-flex min-h-6 min-w-6 cursor-pointer items-start gap-2.5 text-[0.9375rem] data-disabled:cursor-default data-disabled:text-ink-faint',
        className,
      )}
    >
      {({ isSelected, isIndeterminate }) => (
        <>
          <span
            className={classNames(
              'my-0.5 ms-0.5 inline-flex size-5 shrink-0 items-center justify-center rounded-xs border transition-colors',
              'outline-offset-2 group-data-focus-visible:outline-2 group-data-focus-visible:outline-focus',
              isSelected || isIndeterminate
                ? 'border-brand bg-brand text-on-brand group-data-disabled:border-line-strong group-data-disabled:bg-line-strong'
                : 'border-line-strong bg-surface group-data-hovered:border-ink-soft',
            )}
          >
            {isIndeterminate ? (
              <Minus aria-hidden size={14} />
            ) : (
              isSelected && <Check aria-hidden size={14} strokeWidth={3} />
            )}
          </span>
          {children && (
            <span>
              {children}
              {description && <span className="block text-sm text-ink-soft">{description}</span>}
            </span>
          )}
        </>
      )}
    </AriaCheckbox>
  )
}
