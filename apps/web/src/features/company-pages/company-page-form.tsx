import { companyPage } from '@sojourn/contract/resources/company-page'
import { type FieldValues, useWatch } from 'react-hook-form'
import type { FormSection } from '../../kit/form/form-page.tsx'
import { ChoiceInput, Input, NumberInput, TextInput } from '../../kit/form/inputs.tsx'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { WordsInput } from '../../kit/form/words-input.tsx'
import { inWords } from '../../kit/words/words.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { PageVersions } from './page-versions.tsx'
import { PageBlocksInput } from './page-blocks-input.tsx'
import { usePublicPageUrl } from './public-page-url.ts'
import { clients } from '../../data/clients.ts'
import { recordPages } from '../../record/record-pages.tsx'
import { companyPageResource } from './company-page-resource.ts'
import { PagePreview } from './page-preview.tsx'

/** The labels of the fields. */
const companyPageLabels = {
  title: 'Title',
  kind: 'Kind',
  status: 'Status',
  blocks: 'Parts',
  slug: 'Address',
  navOrder: 'Place in the navigation',
  seo: 'For search engines',
  tags: 'Tags',
} as const

/** The form of a company page. */
const companyPageSections = (
  form: KeptForm<FieldValues>,
  page: { uuid: string; rev: number } | null,
): readonly FormSection[] => [
  {
    id: 'basics',
    title: 'What it is',
    content: (
      <>
        <TextInput form={form} name="title" isRequired />
        <div className="grid gap-6 sm:grid-cols-3">
          <ChoiceInput form={form} name="kind" options={kinds} />
          <ChoiceInput form={form} name="status" options={statuses} />
          <NumberInput form={form} name="navOrder" />
        </div>
        <p className="text-sm text-ink-soft">
          Pages stand in the order of their numbers; your site begins with the lowest. Terms and privacy stand at its
          foot.
        </p>
        <AddressInput form={form} />
      </>
    ),
  },
  { id: 'blocks', title: 'What it shows', content: <PageBlocksInput form={form} /> },
  {
    id: 'search',
    title: 'For search engines',
    content: <SeoInput form={form} />,
  },
  {
    id: 'office',
    title: 'For the office',
    content: <WordsInput form={form} name="tags" one="tag" />,
  },
  ...(page
    ? [{ id: 'versions', title: 'Published so far', content: <PageVersions key={page.rev} form={form} page={page} /> }]
    : []),
]

/** The slug of the page in the URLs of the site. If it is empty, it is derived from the title. */
function AddressInput({ form }: { form: KeptForm<FieldValues> }) {
  const slug: unknown = useWatch({ control: form.form.control, name: 'slug' })
  const url = usePublicPageUrl(typeof slug === 'string' && slug !== '' ? slug : '…')
  return (
    <TextInput
      form={form}
      name="slug"
      description={`Public address: ${url}. If you leave this empty, it is made from the title.`}
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
              label="Title in search results"
              {...titleLimits}
              value={seo.title ?? ''}
              description={`Up to ${titleLimits.maxLength} letters.`}
              onChange={(title) => set({ title: title === '' ? null : title })}
            />
            <TextArea
              label="Description in search results"
              {...descriptionLimits}
              value={seo.description ?? ''}
              description={`Up to ${descriptionLimits.maxLength} letters.`}
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

const kinds = companyPage.fields.kind.schema.options.map((id) => ({ id, label: inWords(id) }))
const statuses = companyPage.fields.status.schema.options.map((id) => ({ id, label: inWords(id) }))

/** The pages to create and edit a company page. */
export const { CreatePage, RecordPage } = recordPages<typeof companyPage>(companyPageResource, {
  resource: companyPage,
  client: clients['company-pages'],
  nameOf: ({ title }) => title,
  labels: companyPageLabels,
  sections: companyPageSections,
  beside: (form, record) => <PagePreview form={form} page={record} />,
})
