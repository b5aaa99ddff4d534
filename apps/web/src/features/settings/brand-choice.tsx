import type { ReactNode } from 'react'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { Input } from '../../kit/form/inputs.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { classNames } from '../../ui/class-names.ts'
import { FieldLabel, FieldNotes, fieldProps } from '../../ui/field.tsx'
import type { Settings } from './company.ts'

type BrandChoiceProps<Id extends string> = {
  form: KeptForm<Settings>
  name: 'brand.fonts' | 'brand.coverLayout' | 'brand.dayLayout' | 'brand.galleryLayout'
  ids: readonly Id[]
  labels: Readonly<Record<Id, string>>
  hints: Readonly<Record<Id, string>>
  description: string
  /** Whether the pictures are of text, which needs more space than a drawing. */
  isText?: boolean
  /** Draws an option small. The picture is not read out: label and hint say the same. */
  renderPicture: (id: Id) => ReactNode
}

/** A choice of the brand's look, each option with its picture. */
export function BrandChoice<Id extends string>(props: BrandChoiceProps<Id>) {
  const { form, name, ids, labels, hints, description, isText = false, renderPicture } = props
  return (
    <Input form={form} name={name}>
      {({ value, onChange, onBlur }, { label, errorMessage }) => (
        <RadioGroup
          {...fieldProps({ label, name, errorMessage, className: 'sm:col-span-2' })}
          value={typeof value === 'string' ? value : null}
          onChange={onChange}
          onBlur={onBlur}
        >
          <FieldLabel label={label} />
          <div className={classNames('grid gap-3', isText ? 'sm:grid-cols-2' : 'sm:grid-cols-3')}>
            {ids.map((id) => (
              <Radio
                key={id}
                value={id}
                className={classNames(option, !isText && 'max-sm:flex max-sm:items-center max-sm:gap-3')}
              >
                <span
                  aria-hidden
                  className={classNames(
                    'block overflow-hidden rounded-xs border border-line',
                    isText ? '' : 'max-sm:w-28 max-sm:shrink-0',
                  )}
                >
                  {renderPicture(id)}
                </span>
                <span className={classNames('flex items-start gap-2', isText ? 'mt-2.5' : 'sm:mt-2.5')}>
                  <span className="mt-0.5 inline-flex size-4 shrink-0 items-center justify-center rounded-full border border-line-strong bg-surface group-data-selected:border-brand group-data-selected:bg-brand">
                    <span className="size-1.5 rounded-full group-data-selected:bg-on-brand" />
                  </span>
                  <span className="min-w-0">
                    <span className="block font-medium">{labels[id]}</span>
                    <span className="mt-0.5 block text-sm text-ink-soft">{hints[id]}</span>
                  </span>
                </span>
              </Radio>
            ))}
          </div>
          <FieldNotes description={description} errorMessage={errorMessage} />
        </RadioGroup>
      )}
    </Input>
  )
}

const option = classNames(
  'group block cursor-pointer rounded-sm border border-line p-2.5 outline-offset-2',
  'data-disabled:cursor-default data-focus-visible:outline-2 data-focus-visible:outline-focus',
  'data-hovered:border-line-strong data-selected:border-brand data-selected:bg-brand-tint',
  'data-selected:shadow-[0_0_0_1px_var(--brand)]',
)
