import { companyPage } from '@sojourn/contract/resources/company-page'
import { type FieldValues, useWatch } from 'react-hook-form'
import type { FormSection } from '../../kit/form/form-page.tsx'
import { ChoiceInput, Input, NumberInput, TextInput } from '../../kit/form/inputs.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { WordsInput } from '../../kit/form/words-input.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { PageVersions } from './page-versions.tsx'
import { PageBlocksInput } from './page-blocks-input.tsx'
import { usePublicPageUrl } from './public-page-url.ts'
import { clients } from '../../data/clients.ts'
import { recordPages } from '../../record/record-pages.tsx'
import { companyPageResource } from './company-page-resource.ts'
import { PagePreview } from './page-preview.tsx'
import * as wording from './wording.ts'

/** The form of a company page. */
const companyPageSections = (
  form: KeptForm<FieldValues>,
  page: { uuid: string; rev: number } | null,
): readonly FormSection[] => [
  {
    id: 'basics',
    title: wording.details,
    content: (
      <>
        <TextInput form={form} name="title" isRequired />
        <div className="grid gap-6 sm:grid-cols-3">
          <ChoiceInput form={form} name="kind" options={kinds} />
          <ChoiceInput form={form} name="status" options={statuses} />
          <NumberInput form={form} name="navOrder" />
        </div>
        <p className="text-sm text-ink-soft">{wording.orderHint}</p>
        <AddressInput form={form} />
      </>
    ),
  },
  { id: 'blocks', title: wording.content, content: <PageBlocksInput form={form} /> },
  {
    id: 'search',
    title: wording.searchEngines,
    content: <SeoInput form={form} />,
  },
  {
    id: 'office',
    title: wording.internal,
    content: <WordsInput form={form} name="tags" one={wording.tag} />,
  },
  ...(page
    ? [{ id: 'versions', title: wording.versions, content: <PageVersions key={page.rev} form={form} page={page} /> }]
    : []),
]

/** The slug of the page in the URLs of the site. If it is empty, it is derived from the title. */
function AddressInput({ form }: { form: KeptForm<FieldValues> }) {
  const slug: unknown = useWatch({ control: form.form.control, name: 'slug' })
  const chosen = typeof slug === 'string' ? slug : ''
  const url = usePublicPageUrl(chosen)
  return (
    <TextInput
      form={form}
      name="slug"
      description={chosen === '' ? wording.emptySlugHint : wording.slugHint({ url })}
    />
  )
}

type Seo = { title: string | null; description: string | null }

/** The title and description for search engines. If they are empty, the page's own texts are used. */
function SeoInput({ form }: { form: KeptForm<FieldValues> }) {
  const titleLimits = form.limits('seo.title')
  const descriptionLimits = form.limits('seo.description')
  return (
    <Input form={form} name="seo">
      {({ value, onChange }) => {
        const seo = seoIn(value)
        const set = (changes: Partial<Seo>) => {
          const next = { ...seo, ...changes }
          onChange(next.title === null && next.description === null ? null : next)
        }
        return (
          <div className="flex flex-col gap-6">
            <TextField
              label={wording.searchTitle}
              {...titleLimits}
              value={seo.title ?? ''}
              description={wording.maxCharacters({ max: titleLimits.maxLength ?? '' })}
              onChange={(title) => set({ title: title === '' ? null : title })}
            />
            <TextArea
              label={wording.searchDescription}
              {...descriptionLimits}
              value={seo.description ?? ''}
              description={wording.maxCharacters({ max: descriptionLimits.maxLength ?? '' })}
              onChange={(description) => set({ description: description === '' ? null : description })}
            />
          </div>
        )
      }}
    </Input>
  )
}

const seoIn = (value: unknown): Seo =>
  typeof value === 'object' && value !== null
    ? { title: textAt(value, 'title'), description: textAt(value, 'description') }
    : { title: null, description: null }

const textAt = (value: object, name: string): string | null => {
  const text: unknown = Reflect.get(value, name)
  return typeof text === 'string' ? text : null
}

const kinds = companyPage.fields.kind.schema.options.map((id) => ({ id, label: wording.kindNames[id] }))
const statuses = companyPage.fields.status.schema.options.map((id) => ({ id, label: wording.statusNames[id] }))

/** The pages to create and edit a company page. */
export const { CreatePage, RecordPage } = recordPages<typeof companyPage>(companyPageResource, {
  resource: companyPage,
  client: clients['company-pages'],
  nameOf: ({ title }) => title,
  labels: wording.labels,
  sections: companyPageSections,
  beside: (form, record) => <PagePreview form={form} page={record} />,
})
