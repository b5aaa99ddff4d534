import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiProblem } from '../kit/http.ts'
import { useIsOnline } from '../kit/online.ts'
import { MissingCodeError } from '../kit/page-code.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { MessagePage } from './message-page.tsx'

/** What takes the place of a page that failed: its status, 500 where none is known, and its message. */
export function ErrorPage({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter()
  const [isRetrying, setIsRetrying] = useState(false)
  const isOnline = useIsOnline()
  const { eyebrow, title, advice } = describe(error)
  const retry = async () => {
    // Some browsers remember that a module failed; only a new page asks for it again.
    if (error instanceof MissingCodeError) {
      globalThis.location.reload()
      return
    }
    setIsRetrying(true)
    reset()
    await router.invalidate()
    setIsRetrying(false)
  }
  return (
    <MessagePage eyebrow={eyebrow} title={title}>
      <p>{advice}</p>
      <div className="mt-8 flex flex-wrap gap-2">
        <Button
          variant="primary"
          isDisabled={!isOnline}
          onPress={() => void retry()}
          isPending={isRetrying}
          pendingLabel="Trying again"
        >
          Try again
        </Button>
        <ButtonLink href="/">Back to the home page</ButtonLink>
      </div>
    </MessagePage>
  )
}

const describe = (error: unknown) => {
  if (error instanceof MissingCodeError || (error instanceof ApiProblem && error.status === 0)) {
    return {
      eyebrow: 'No connection',
      title: error.message,
      advice: 'Check your connection, then try again. Nothing that was saved is lost.',
    }
  }
  return {
    eyebrow: `Error ${error instanceof ApiProblem ? error.status : 500}`,
    title: (error instanceof Error && error.message) || 'Error',
    advice: 'Something in this page did not work. Trying again often helps; nothing that was saved is lost.',
  }
}
