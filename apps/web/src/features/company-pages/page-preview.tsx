import { companyPage } from '@sojourn/contract/resources/company-page'
import type { FieldValues } from 'react-hook-form'
import type { KeptForm } from '../../kit/form/use-kept-form.ts'
import { send } from '../../data/http.ts'
import { Link } from '../../ui/link.tsx'
import { PreviewPane } from '../../kit/preview/preview-pane.tsx'
import { usePreviewDraft } from '../../kit/preview/use-preview-draft.ts'
import { useTenant } from '../../data/session.ts'
import { usePublicPageUrl } from './public-page-url.ts'
import * as wording from './wording.ts'

type PagePreviewProps = {
  form: KeptForm<FieldValues>
  /** The page as saved; null while it is new. */
  page: { uuid: string; slug: string; status: string } | null
}

/** A preview of the page as it is being edited. Blocks that are not complete yet are left out. */
export function PagePreview({ form, page }: PagePreviewProps) {
  const { uuid: tenant } = useTenant()
  const draft = usePreviewDraft(form, draftOf)
  const publicUrl = usePublicPageUrl(page?.slug ?? '')
  return (
    <PreviewPane
      title={wording.preview}
      queryKey={[tenant, 'company-pages', 'preview', draft]}
      load={async (signal) =>
        (
          await send('POST', `/v1/${tenant}/company-pages${page ? `/${page.uuid}` : ''}/preview`, {
            body: JSON.parse(draft),
            signal,
          })
        ).text()
      }
      note={
        <span className="flex flex-wrap items-center gap-x-3">
          {form.isEdited || !page ? wording.previewUnsaved : wording.previewSaved}
          {page?.status === 'published' && (
            <Link href={publicUrl} target="_blank">
              {wording.openPage}
            </Link>
          )}
        </span>
      }
    />
  )
}

const { title, kind, slug, blocks, seo, navOrder } = companyPage.fields

/** The valid part of the form's values, for the preview. */
const draftOf = (values: FieldValues) => {
  const fitting = <T,>(schema: { safeParse: (value: unknown) => { success: boolean; data?: T } }, value: unknown) => {
    const parsed = schema.safeParse(value)
    return parsed.success ? value : undefined
  }
  const rows: unknown[] = Array.isArray(values['blocks']) ? values['blocks'] : []
  return {
    title: fitting(title.schema, values['title']) ?? wording.untitled,
    kind: fitting(kind.schema, values['kind']),
    slug: fitting(slug.schema, values['slug']) ?? 'new-page',
    seo: fitting(seo.schema, values['seo']) ?? null,
    navOrder: fitting(navOrder.schema, values['navOrder']),
    blocks: rows.filter((row) => blocks.schema.safeParse([row]).success),
  }
}
