import { useNavigate } from '@tanstack/react-router'
import { LogOut, UserMinus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { errorMessage } from '../../kit/words/error-message.ts'
import { resetEditedForms } from '../../data/edited-forms.ts'
import { autoAssignTenant, readAccount, useTenant } from '../../data/session.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { toast } from '../../ui/toast.ts'
import { type User, userClient } from './user-client.ts'
import * as wording from './wording.ts'

/** Removes a member from the company, or lets the user leave it. Always asks for confirmation. */
export function Removal({ person, isSelf }: { person: User; isSelf: boolean }) {
  const { name: company } = useTenant()
  const [isAsking, setIsAsking] = useState(false)
  const words = wordsFor(person, isSelf, company)
  const end = useEndMembership(person, isSelf, words.done)
  if (person.isOwner) return <OwnerStays isSelf={isSelf} company={company} />
  return (
    <PageSection title={words.title} description={words.description}>
      <Button variant="danger" icon={isSelf ? LogOut : UserMinus} onPress={() => setIsAsking(true)}>
        {words.button}
      </Button>
      <AlertDialog
        title={words.question}
        confirmLabel={words.button}
        isDanger
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        onConfirm={end}
      >
        {words.consequence}
      </AlertDialog>
    </PageSection>
  )
}

function OwnerStays({ isSelf, company }: { isSelf: boolean; company: string }) {
  const explain = isSelf ? wording.ownerCannotLeave : wording.ownerCannotBeRemoved
  return (
    <PageSection title={wording.ownershipTitle}>
      <p className="text-ink-soft">{explain({ company, link: accountLink })}</p>
    </PageSection>
  )
}

const accountLink = (chunks: ReactNode) => (
  <Link key="account" href="/account">
    {chunks}
  </Link>
)

const useEndMembership = (person: User, isSelf: boolean, done: string) => {
  const navigate = useNavigate()
  const { mutateAsync: remove } = userClient.useRemove()
  return async (): Promise<void> => {
    try {
      await remove(person.uuid)
    } catch (error) {
      toast({ title: wording.nothingChanged, description: errorMessage(error), tone: 'danger' })
      return
    }
    resetEditedForms()
    toast({ title: done, tone: 'success' })
    if (!isSelf) return navigate({ href: '/users' })
    await readAccount()
    autoAssignTenant()
    await navigate({ href: '/' })
  }
}

const wordsFor = ({ name, state }: User, isSelf: boolean, company: string) => {
  if (isSelf) {
    return {
      title: wording.leaveTitle,
      description: wording.leaveHint({ company }),
      button: wording.leave({ company }),
      question: wording.leaveQuestion({ company }),
      consequence: wording.leaveConsequence({ company }),
      done: wording.left({ company }),
    }
  }
  if (state === 'invited') {
    return {
      title: wording.withdrawTitle,
      description: wording.withdrawHint,
      button: wording.withdraw,
      question: wording.withdrawQuestion({ name }),
      consequence: wording.withdrawConsequence,
      done: wording.withdrawn({ name }),
    }
  }
  return {
    title: wording.removeTitle,
    description: wording.removeHint({ company }),
    button: wording.remove({ name }),
    question: wording.removeQuestion({ name, company }),
    consequence: wording.removeConsequence,
    done: wording.removed({ name, company }),
  }
}
