import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiProblem } from '../kit/http.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { MessagePage } from './message-page.tsx'

/** What takes the place of a page that failed: its status, 500 where none is known, and its message. */
export function ErrorPage({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter()
  const [isRetrying, setIsRetrying] = useState(false)
  const retry = async () => {
    setIsRetrying(true)
    reset()
    await router.invalidate()
    setIsRetrying(false)
  }
  const isUnreachable = error instanceof ApiProblem && error.status === 0
  return (
    <MessagePage
      eyebrow={isUnreachable ? 'No connection' : `Error ${error instanceof ApiProblem ? error.status : 500}`}
      title={messageOf(error)}
    >
      <p>
        {isUnreachable
          ? 'Check your connection, then try again. Nothing that was saved is lost.'
          : 'Something in this page did not work. Trying again often helps; nothing that was saved is lost.'}
      </p>
      <div className="mt-8 flex flex-wrap gap-2">
        <Button variant="primary" onPress={() => void retry()} isPending={isRetrying} pendingLabel="Trying again">
          Try again
        </Button>
        <ButtonLink href="/">Back to the home page</ButtonLink>
      </div>
    </MessagePage>
  )
}

const messageOf = (error: unknown): string => (error instanceof Error && error.message) || 'Error'
