import type { ReactNode, Ref } from 'react'
import { useEffect, useId, useImperativeHandle, useRef } from 'react'
import { CircleAlert } from 'lucide-react'
import { classNames } from './class-names.ts'
import { FIELD, type FieldProps } from './field-box.ts'

export interface TextFieldProps extends FieldProps {
  value?: string
  defaultValue?: string
  onChange?: (text: string) => void
  onBlur?: () => void
  /** Returns true to handle Enter, so that it does not submit the form. */
  onEnter?: () => boolean
  type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'search' | (string & {})
  inputMode?: 'text' | 'email' | 'numeric' | 'decimal' | 'tel' | 'url' | 'search' | 'none'
  autoComplete?: string
  /** Takes the focus when it appears: for the first field of a page or dialog whose purpose is to be filled in. */
  autoFocus?: boolean
  maxLength?: number
  isReadOnly?: boolean
  /** The language in which the text is written, by which browsers check its spelling. BCP 47. */
  lang?: string
  spellCheck?: 'true' | 'false' | boolean
  placeholder?: string
  /** Shown inside the box before and after the text: an icon, a unit, a button. */
  prefix?: ReactNode
  suffix?: ReactNode
  inputRef?: Ref<HTMLInputElement | null>
}

/** One line of text. A native input is enough, so that the login page loads nothing more. */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, description, errorMessage, name, isRequired, isDisabled, className } = props
  const {
    value,
    defaultValue,
    onChange,
    onBlur,
    onEnter,
    type = 'text',
    inputMode,
    autoComplete,
    autoFocus,
    maxLength,
  } = props
  const { isReadOnly, lang, spellCheck, placeholder, prefix, suffix, inputRef } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(inputRef, () => input.current)
  useEffect(() => {
    if (autoFocus) input.current?.focus()
  }, [autoFocus])
  const notes = [description ? `${id}-about` : '', errorMessage ? `${id}-wrong` : ''].filter(Boolean).join(' ')
  return (
    <div className={classNames(FIELD, className)} data-field={name} data-invalid={errorMessage ? true : undefined}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-sm font-medium text-ink'}>
        {label}
        {isRequired && (
          <span aria-hidden className="text-danger">
            {' *'}
          </span>
        )}
      </label>
      <div
        data-invalid={errorMessage ? true : undefined}
        data-disabled={isDisabled ? true : undefined}
        className="control flex min-h-10 items-center"
      >
        {prefix && <span className="ps-3 text-ink-faint">{prefix}</span>}
        <input
          ref={input}
          id={id}
          name={name}
          type={type}
          value={value}
          defaultValue={defaultValue}
          onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
          onBlur={onBlur}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && onEnter?.()) event.preventDefault()
          }}
          inputMode={inputMode}
          autoComplete={autoComplete}
          maxLength={maxLength}
          readOnly={isReadOnly}
          disabled={isDisabled}
          lang={lang}
          spellCheck={spellCheck}
          placeholder={placeholder}
          aria-required={isRequired || undefined}
          aria-invalid={errorMessage ? true : undefined}
          aria-describedby={notes || undefined}
          className="min-h-9.5 w-full min-w-0 grow bg-transparent px-3 text-base outline-none md:text-[0.9375rem]"
        />
        {suffix && <span className="pe-1 text-ink-faint">{suffix}</span>}
      </div>
      {description && (
        <p id={`${id}-about`} className="text-sm text-ink-soft">
          {description}
        </p>
      )}
      {errorMessage && (
        <p id={`${id}-wrong`} className="flex items-start gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
          <span className="min-w-0 first-letter:uppercase">{errorMessage}</span>
        </p>
      )}
    </div>
  )
}
