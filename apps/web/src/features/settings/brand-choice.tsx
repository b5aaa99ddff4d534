import type { ReactNode } from 'react'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { Input } from '../../kit/form/inputs.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { classNames } from '../../ui/class-names.ts'
import { FieldLabel, FieldNotes, fieldProps } from '../../ui/field.tsx'
import type { Settings } from './company.ts'

type BrandChoiceProps<Id extends string> = {
  form: KeptForm<Settings>
  name: 'brand.fonts' | 'brand.coverLayout' | 'brand.galleryLayout'
  ids: readonly Id[]
  labels: Readonly<Record<Id, string>>
  hints: Readonly<Record<Id, string>>
  description: string
  /** Draws an option small. The picture is not read out: label and hint say the same. */
  picture: (id: Id) => ReactNode
}

/** A choice of the brand's look, each option with its picture. */
export function BrandChoice<Id extends string>(props: BrandChoiceProps<Id>) {
  const { form, name, ids, labels, hints, description, picture } = props
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
          <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))] gap-3">
            {ids.map((id) => (
              <Radio key={id} value={id} className={option}>
                <span aria-hidden className="block overflow-hidden rounded-xs border border-line bg-white">
                  {picture(id)}
                </span>
                <span className="mt-2.5 flex items-start gap-2">
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
