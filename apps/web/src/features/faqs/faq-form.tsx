import { useQuery } from '@tanstack/react-query'
import type { Read } from '@sojourn/contract/kit/define-resource'
import type { RichText } from '@sojourn/contract/kit/rich-text'
import { faq } from '@sojourn/contract/resources/faq'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { FormPage } from '../../kit/form/form-page.tsx'
import { ChoiceInput, NumberInput, TextInput } from '../../kit/form/inputs.tsx'
import { RichTextInput } from '../../kit/form/rich-text-input.tsx'
import { useKeptForm } from '../../kit/form/use-kept-form.ts'
import { categoriesOf, everyFaq } from './every-faq.ts'
import * as wording from './wording.ts'

export type Faq = Read<typeof faq>
export type FaqInput = Omit<FaqValues, 'answer'> & { answer: RichText }
type FaqValues = Pick<Faq, 'question' | 'category' | 'order' | 'status'> & { answer: RichText | null }

type FaqFormProps = {
  name: string
  label: string
  initial: FaqValues
  rev?: number
  schema: z.ZodType
  saveLabel: string
  save: (input: FaqInput, rev: number | undefined) => Promise<Faq>
  onSaved: (saved: Faq) => void
  actions?: ReactNode
}

/** The form of a question, new or existing. */
export function FaqForm({ name, label, initial, rev, schema, saveLabel, save, onSaved, actions }: FaqFormProps) {
  const categories = categoriesOf(useQuery(everyFaq).data?.data ?? [])
  const form = useKeptForm<FaqValues, Faq>({
    name,
    initial,
    rev,
    labels: wording.fieldLabels,
    schema,
    toInput: ({ answer, ...values }) => ({ ...values, order: values.order ?? undefined, answer: answer ?? undefined }),
    // The schema has just validated it.
    save: (input, version) => save(input as FaqInput, version),
    onSaved,
    fromCurrent: (current) => {
      const result = faq.read.safeParse(current)
      return result.success ? { values: valuesOf(result.data), rev: result.data.rev } : null
    },
  })
  return (
    <FormPage
      form={form}
      label={label}
      saveLabel={saveLabel}
      cancelHref="/faqs"
      actions={actions}
      sections={[
        {
          id: 'words',
          title: wording.contentTitle,
          content: (
            <>
              <TextInput form={form} name="question" isRequired />
              <RichTextInput form={form} name="answer" isRequired />
            </>
          ),
        },
        {
          id: 'place',
          title: wording.placeTitle,
          description: wording.placeHint,
          content: (
            <>
              <TextInput
                form={form}
                name="category"
                isNullable
                description={
                  categories.length > 0 ? wording.categoryHint({ categories: categories.join(', ') }) : undefined
                }
              />
              <div className="grid gap-6 sm:grid-cols-2">
                <NumberInput form={form} name="order" />
                <ChoiceInput form={form} name="status" options={statuses} />
              </div>
            </>
          ),
        },
      ]}
    />
  )
}

/** The form values of a question. */
export const valuesOf = ({ question, answer, category, order, status }: Faq): FaqValues => ({
  question,
  answer,
  category,
  order,
  status,
})

const statuses = [
  { id: 'draft', label: wording.statusOptions.draft },
  { id: 'published', label: wording.statusOptions.published },
]
