import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { faq } from '@sojourn/contract/resources/faq'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { formatWhen } from '../../kit/words/dates.ts'
import { resetEditedForms } from '../../data/edited-forms.ts'
import { Loaded } from '../../kit/page/loaded.tsx'
import { inWords } from '../../kit/words/words.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { clients } from '../../data/clients.ts'
import { type Faq, FaqForm, valuesOf } from './faq-form.tsx'

/** The page at `/faqs/{uuid}`. */
export function RecordPage({ uuid }: { uuid: string }) {
  const query = useQuery(clients.faqs.get('platform', uuid))
  return (
    <div className="page-column max-w-180">
      <Loaded
        query={query}
        one="question"
        record={{ uuid }}
        list={list}
        skeleton={<SkeletonRows rows={4} label="Loading the question" />}
      >
        {(found) => <EditFaq found={found} />}
      </Loaded>
    </div>
  )
}

const list = { label: 'FAQS', href: '/faqs' }

function EditFaq({ found }: { found: Faq }) {
  const { mutateAsync: update } = clients.faqs.useUpdate()
  return (
    <>
      <PageHeader title={found.question} crumbs={[list]}>
        <Badge tone={found.status === 'published' ? 'success' : 'neutral'}>{inWords(found.status)}</Badge>
        <span>Changed {formatWhen(found.updatedAt)}</span>
        {found.status === 'published' && <Link href={`/help#faq-${found.uuid}`}>See it under Help</Link>}
      </PageHeader>
      <FaqForm
        name={`faqs.${found.uuid}`}
        label={found.question}
        initial={valuesOf(found)}
        rev={found.rev}
        schema={faq.update}
        saveLabel="Save"
        save={(changes, rev = found.rev) => update({ uuid: found.uuid, rev, changes })}
        onSaved={() => void toast({ title: 'Saved', tone: 'success' })}
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
        Delete
      </Button>
      <AlertDialog
        title="Delete this question?"
        confirmLabel="Delete question"
        isDanger
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={async () => {
          try {
            await remove(found.uuid)
            // The question no longer exists, so its unsaved changes are discarded.
            resetEditedForms()
            toast({ title: `“${found.question}” was deleted` })
            await navigate({ href: '/faqs' })
          } catch {
            toast({ title: 'The question was not deleted', description: 'Try again in a moment.', tone: 'danger' })
          }
        }}
      >
        It goes at once, also from the page Help. There is no bin to take it out of again.
      </AlertDialog>
    </>
  )
}
