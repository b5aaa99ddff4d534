import { CircleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import * as wording from './wording.ts'

/**
 * An error to correct: the field's `name`, its label and the message. Without a name, the message is a sentence of its own, and
 * the label is not shown.
 */
export interface FormError {
  name: string
  label: string
  message: string
}

export interface FormErrorSummaryProps {
  /** The errors that prevented the save; nothing is shown if there are none. A new array takes the focus. */
  errors: readonly FormError[]
  title?: string
}

/** How long to wait before trying again to focus a field that was not ready, in milliseconds. */
const BUSY_FIELD_LOOK = 100

const FOCUSABLE = 'input:not([type=hidden]), textarea, button, [role=spinbutton], [tabindex="0"]'

/** What must be corrected before saving, with a link to each field. It takes the focus when it appears. */
export function FormErrorSummary({ errors, title = wording.notSaved }: FormErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (errors.length > 0) box.current?.focus()
  }, [errors])

  if (errors.length === 0) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className="rounded-md border border-danger bg-danger-tint p-4 text-ink">
      <p className="flex items-center gap-2 font-medium">
        <CircleAlert aria-hidden size={18} className="shrink-0 text-danger" />
        {title}
      </p>
      <ul className="mt-2 flex flex-col gap-1 ps-6.5 text-sm">
        {errors.map(({ name, label, message }) => (
          <li key={`${name} ${message}`}>
            {name === ''
              ? message
              : wording.fieldError({
                  label,
                  error: message,
                  field: linkTo(name),
                })}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Renders the label of a field as a button that moves to the field. */
const linkTo = (name: string) =>
  function FieldLink(chunks: ReactNode) {
    return (
      <button
        key="field"
        type="button"
        onClick={({ currentTarget }) => focusField(name, currentTarget.closest<HTMLElement>('[role=alert]'))}
        className="min-h-6 cursor-pointer rounded-xs text-start text-danger underline underline-offset-[0.2em]"
      >
        {chunks}
      </button>
    )
  }

function focusField(name: string, summary: HTMLElement | null): void {
  const scope = summary?.closest('form') ?? document
  const field = fieldAt(scope, name)
  const target = [...(field?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].find((element) => element.tabIndex >= 0)
  target?.focus()
  // The code of a rich text field may still be loading, and the field cannot be focused before.
  if (!target && field?.getAttribute('aria-busy') === 'true')
    setTimeout(() => summary?.contains(document.activeElement) && focusField(name, summary), BUSY_FIELD_LOOK)
  field?.scrollIntoView({ block: 'center' })
}

/** The field with that name. For a part of a list (`rooms.2.name`), the row's fields if it has no such name itself. */
const fieldAt = (scope: ParentNode, name: string): Element | null => {
  const exactField = scope.querySelector(`[data-field="${CSS.escape(name)}"]`)
  const [, list, row] = /^(.+?)\.(\d+)(?:\.|$)/.exec(name) ?? []
  if (exactField || list === undefined) return exactField
  const rows = scope.querySelector(`[data-field="${CSS.escape(list)}"]`)
  return rows?.querySelector(`[data-row="${row}"] > [data-fields]`) ?? rows
}
