import { Send } from 'lucide-react'
import { formatDate, formatWhen } from '../../kit/words/dates.ts'
import { Button } from '../../ui/button.tsx'
import { PageSection } from '../../ui/page-section.tsx'
import { useSendAgain } from './send-again.ts'
import { hasLapsed, type User } from './user-client.ts'

/** An invitation that waits for its answer. */
export function Invitation({ person }: { person: User }) {
  const { mutate: sendAgain, isPending } = useSendAgain()
  const until = person.invitationExpiresAt
  return (
    <PageSection title="Invitation" description="At most five letters go to one person in an hour.">
      <p>
        {hasLapsed(person) ? 'The link ran out' : 'The link works until'}{' '}
        {until && `${formatDate(until)} (${formatWhen(until)})`}. Sent again, it works for another seven days, and the
        earlier link ends.
      </p>
      <Button
        icon={Send}
        className="mt-4"
        isPending={isPending}
        pendingLabel="Sending"
        onPress={() => sendAgain(person)}
      >
        Send the invitation again
      </Button>
    </PageSection>
  )
}
