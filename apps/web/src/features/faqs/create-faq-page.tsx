import { useNavigate } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { faq } from '@sojourn/contract/resources/faq'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { everyFaq } from './every-faq.ts'
import { clients } from '../../data/clients.ts'
import { faqResource } from './faq-resource.ts'
import { FaqForm } from './faq-form.tsx'
import * as wording from './wording.ts'

/** The page at `/faqs/create`. */
export function CreatePage() {
  const navigate = useNavigate()
  const all = useQuery(everyFaq)
  const { mutateAsync: create } = clients.faqs.useCreate()
  const last = Math.max(0, ...(all.data?.data ?? []).map(({ order }) => order))
  return (
    <div className="page-column max-w-180">
      <PageHeader title={wording.newTitle} crumbs={[{ label: faqResource.title, href: '/faqs' }]} />
      {all.isPending && !all.isPaused ? (
        <SkeletonRows rows={4} />
      ) : (
        <FaqForm
          name="faqs.create"
          label={wording.newTitle}
          initial={{ question: '', answer: null, category: null, order: last + 1, status: 'draft' }}
          schema={faq.create}
          saveLabel={wording.addQuestion}
          save={(input) => create(input)}
          onSaved={({ question, status }) => {
            toast({
              title: wording.added({ question }),
              description: status === 'draft' ? wording.addedDraftHint : undefined,
              tone: 'success',
            })
            void navigate({ href: '/faqs' })
          }}
        />
      )}
    </div>
  )
}
