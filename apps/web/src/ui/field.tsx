import { FieldError as AriaFieldError } from 'react-aria-components/FieldError'
import { Label as AriaLabel } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { CircleAlert } from 'lucide-react'
import { classNames } from './class-names.ts'
import { FIELD, type FieldProps } from './field-box.ts'

/** Converts our `FieldProps` to those of React Aria's fields; the error summary jumps to `data-field`. */
export function fieldProps({ errorMessage, name, isRequired, isDisabled, className }: FieldProps) {
  return {
    name,
    isRequired,
    isDisabled,
    isInvalid: errorMessage ? true : undefined,
    validationBehavior: 'aria' as const,
    className: classNames(FIELD, className),
    'data-field': name,
  }
}

/** The label of a field. */
export function FieldLabel({
  label,
  isLabelHidden,
  isRequired,
}: Pick<FieldProps, 'label' | 'isLabelHidden' | 'isRequired'>) {
  return (
    <AriaLabel className={isLabelHidden ? 'sr-only' : 'text-sm font-medium text-ink'}>
      {label}
      {isRequired && (
        <span aria-hidden className="text-danger">
          {' *'}
        </span>
      )}
    </AriaLabel>
  )
}

/** The description of a field and, below it, its error message. */
export function FieldNotes({ description, errorMessage }: Pick<FieldProps, 'description' | 'errorMessage'>) {
  return (
    <>
      {description && (
        <Text slot="description" className="text-sm text-ink-soft">
          {description}
        </Text>
      )}
      <AriaFieldError className="flex items-start gap-1.5 text-sm text-danger">
        {({ validationErrors }) => (
          <>
            <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
            <span className="min-w-0 first-letter:uppercase">{errorMessage || validationErrors.join(' ')}</span>
          </>
        )}
      </AriaFieldError>
    </>
  )
}
