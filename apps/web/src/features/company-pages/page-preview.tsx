import { companyPage } from '@sojourn/contract/resources/company-page'
import { useEffect, useMemo, useState } from 'react'
import { type FieldValues, useWatch } from 'react-hook-form'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { send } from '../../kit/http.ts'
import { Link } from '../../ui/link.tsx'
import { PreviewPane } from '../../kit/preview/preview-pane.tsx'
import { useTenant } from '../../kit/session.ts'

const quietMs = 600

type PagePreviewProps = {
  form: KeptForm<FieldValues>
  /** Under which address visitors find it; null while they do not. */
  published: string | null
}

/** The page as visitors would see it, as it is being written. A part that is not finished yet is left out. */
export function PagePreview({ form, published }: PagePreviewProps) {
  const { uuid: tenant, slug: company } = useTenant()
  const values = useWatch({ control: form.form.control })
  const draft = useMemo(() => JSON.stringify(draftOf(values)), [values])
  const shown = useOnceQuiet(draft)
  return (
    <PreviewPane
      title="Preview of the page"
      queryKey={[tenant, 'company-pages', 'preview', shown]}
      load={async (signal) =>
        (await send('POST', `/v1/${tenant}/company-pages/preview`, { body: JSON.parse(shown), signal })).text()
      }
      note={
        <span className="flex flex-wrap items-center gap-x-3">
          {form.isEdited ? 'As you write it, not saved yet' : 'As last saved'}
          {published !== null && (
            <Link href={`/c/${company}/${published}`} target="_blank">
              Open the page
            </Link>
          )}
        </span>
      }
    />
  )
}

const { title, kind, slug, blocks, seo } = companyPage.fields

/** Of what is in the form what can be shown. */
const draftOf = (values: FieldValues) => {
  const fitting = <T,>(schema: { safeParse: (value: unknown) => { success: boolean; data?: T } }, value: unknown) => {
    const parsed = schema.safeParse(value)
    return parsed.success ? value : undefined
  }
  const rows: unknown[] = Array.isArray(values['blocks']) ? values['blocks'] : []
  return {
    title: fitting(title.schema, values['title']) ?? 'Untitled',
    kind: fitting(kind.schema, values['kind']),
    slug: fitting(slug.schema, values['slug']) ?? 'new-page',
    seo: fitting(seo.schema, values['seo']) ?? null,
    blocks: rows.filter((row) => blocks.schema.safeParse([row]).success),
  }
}

/** A value once it has not changed for a moment; the first one at once. */
const useOnceQuiet = (value: string): string => {
  const [quiet, setQuiet] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(value), quietMs)
    return () => clearTimeout(timer)
  }, [value])
  return quiet
}
