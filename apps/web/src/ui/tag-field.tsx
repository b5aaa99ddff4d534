import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Label } from 'react-aria-components/Label'
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup'
import { CircleAlert } from 'lucide-react'
import { classNames } from './class-names.ts'
import { FIELD, type FieldProps } from './field-box.ts'

type TagFieldProps = FieldProps & {
  values: readonly string[]
  /** The label of a value; the value itself by default. */
  textOf?: (value: string) => string
  onRemove: (values: ReadonlySet<string>) => void
  /** The field that adds another value. */
  children: ReactNode
}

/** Several values, each removed with its cross, or with Delete when it has the focus. */
export function TagField(props: TagFieldProps) {
  const { label, isLabelHidden, description, errorMessage, name, values, className, children } = props
  const { textOf = (value: string) => value, onRemove } = props
  return (
    <div className={classNames(FIELD, className)} data-field={name} data-invalid={errorMessage ? true : undefined}>
      <TagGroup onRemove={(keys) => onRemove(new Set([...keys].map(String)))} className="flex flex-col gap-1.5">
        <Label className={isLabelHidden ? 'sr-only' : 'text-sm font-medium text-ink'}>{label}</Label>
        <TagList className="flex flex-wrap gap-1.5 empty:hidden data-empty:hidden">
          {values.map((value) => (
            <Tag
              key={value}
              id={value}
              textValue={textOf(value)}
              className="focus-ring inline-flex min-h-7 max-w-full cursor-default items-center gap-1 rounded-full border border-line bg-sunken ps-3 pe-1 text-sm"
            >
              <span className="min-w-0 wrap-anywhere">{textOf(value)}</span>
              <Button
                slot="remove"
                className="inline-flex size-6 shrink-0 cursor-pointer items-center justify-center rounded-full text-ink-faint data-hovered:bg-line data-hovered:text-ink"
              >
                <X aria-hidden size={14} />
              </Button>
            </Tag>
          ))}
        </TagList>
      </TagGroup>
      {children}
      {description && <p className="text-sm text-ink-soft">{description}</p>}
      {errorMessage && (
        <p className="flex items-start gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
          <span>{errorMessage}</span>
        </p>
      )}
    </div>
  )
}
