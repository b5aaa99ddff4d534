import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { faq } from '@sojourn/contract/resources/faq'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatWhen } from '../../kit/words/dates.ts'
import { resetEditedForms } from '../../data/edited-forms.ts'
import { Loaded } from '../../kit/page/loaded.tsx'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { clients } from '../../data/clients.ts'
import { faqResource } from './faq-resource.ts'
import { type Faq, FaqForm, valuesOf } from './faq-form.tsx'
import * as wording from './wording.ts'

/** The page at `/faqs/{uuid}`. */
export function RecordPage({ uuid }: { uuid: string }) {
  const query = useQuery(clients.faqs.get('platform', uuid))
  return (
    <div className="page-column max-w-180">
      <Loaded query={query} record={{ uuid }} list={list} skeleton={<SkeletonRows rows={4} label={wording.loading} />}>
        {(found) => <EditFaq found={found} />}
      </Loaded>
    </div>
  )
}

const list = { label: faqResource.title, href: '/faqs' }

function EditFaq({ found }: { found: Faq }) {
  const { mutateAsync: update } = clients.faqs.useUpdate()
  return (
    <>
      <PageHeader title={found.question} crumbs={[list]}>
        <Badge tone={found.status === 'published' ? 'success' : 'neutral'}>{wording.statusNames[found.status]}</Badge>
        <span>{wording.changed({ when: formatWhen(found.updatedAt) })}</span>
        {found.status === 'published' && <Link href={`/help#faq-${found.uuid}`}>{wording.viewOnHelp}</Link>}
      </PageHeader>
      <FaqForm
        name={`faqs.${found.uuid}`}
        label={found.question}
        initial={valuesOf(found)}
        rev={found.rev}
        schema={faq.update}
        saveLabel={wording.save}
        save={(changes, rev = found.rev) => update({ uuid: found.uuid, rev, changes })}
        onSaved={() => void toast({ title: wording.saved, tone: 'success' })}
        actions={<Remove found={found} />}
      />
    </>
  )
}

function Remove({ found }: { found: Faq }) {
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const { mutateAsync: remove } = clients.faqs.useRemove()
  return (
    <>
      <Button variant="quiet" icon={Trash2} onPress={() => setIsAsking(true)}>
        {wording.remove}
      </Button>
      <AlertDialog
        title={wording.removeTitle}
        confirmLabel={wording.confirmRemove}
        isDanger
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={async () => {
          try {
            await remove(found.uuid)
            // The question no longer exists, so its unsaved changes are discarded.
            resetEditedForms()
            toast({ title: wording.removed({ question: found.question }) })
            await navigate({ href: '/faqs' })
          } catch {
            toast({ title: wording.notRemoved, description: wording.notRemovedHint, tone: 'danger' })
          }
        }}
      >
        {wording.removeHint}
      </AlertDialog>
    </>
  )
}
