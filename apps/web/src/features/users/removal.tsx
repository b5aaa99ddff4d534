import { useNavigate } from '@tanstack/react-router'
import { LogOut, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '../../kit/words/error-message.ts'
import { resetEditedForms } from '../../data/edited-forms.ts'
import { autoAssignTenant, readAccount, useTenant } from '../../data/session.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { toast } from '../../ui/toast.ts'
import { type User, userClient } from './user-client.ts'

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
  return (
    <PageSection title="Ownership">
      <p className="text-ink-soft">
        {isSelf ? 'You own' : 'They own'} {company}, and a company always has an owner. Hand it over to a colleague on
        the <Link href="/account">account page</Link> first; then {isSelf ? 'you can leave' : 'they can be removed'}.
      </p>
    </PageSection>
  )
}

const useEndMembership = (person: User, isSelf: boolean, done: string) => {
  const navigate = useNavigate()
  const { mutateAsync: remove } = userClient.useRemove()
  return async (): Promise<void> => {
    try {
      await remove(person.uuid)
    } catch (error) {
      toast({ title: 'Nothing was changed', description: errorMessage(error), tone: 'danger' })
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
      title: 'Leave',
      description: `Ends your own place in ${company}.`,
      button: `Leave ${company}`,
      question: `Leave ${company}?`,
      consequence: `You see nothing of ${company} any more from now on, and only an invitation brings you back. What you made stays; itineraries and contacts that were yours stay without an owner.`,
      done: `You have left ${company}`,
    }
  }
  if (state === 'invited') {
    return {
      title: 'Withdraw',
      description: 'Takes the invitation back.',
      button: 'Withdraw the invitation',
      question: `Withdraw the invitation of ${name}?`,
      consequence: 'The link in the letter stops working. You can invite them again at any time.',
      done: `The invitation of ${name} was withdrawn`,
    }
  }
  return {
    title: 'Remove',
    description: `Ends their place in ${company}.`,
    button: `Remove ${name}`,
    question: `Remove ${name} from ${company}?`,
    consequence: `They are let in no more, from this moment on. Everything they made stays: itineraries and contacts that were theirs go on without an owner until you name one. Their account and their other companies are not touched.`,
    done: `${name} was removed from ${company}`,
  }
}
