import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { ApiProblem } from '../data/http.ts'
import { useIsOnline } from '../data/online.ts'
import { MissingCodeError } from '../kit/lazy/page-code.ts'
import { Button } from '../ui/button.tsx'
import { ButtonLink } from '../ui/button-link.tsx'
import { MessagePage } from './message-page.tsx'
import * as wording from './wording.ts'

/** Replaces a page that failed: shows the status, 500 if unknown, and the message. */
export function ErrorPage({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter()
  const [isRetrying, setIsRetrying] = useState(false)
  const isOnline = useIsOnline()
  const { eyebrow, title, advice } = describe(error)
  const retry = async () => {
    // Some browsers remember that a module failed to load, and request it again only after a reload.
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
          pendingLabel={wording.tryingAgainLabel}
        >
          {wording.tryAgainLabel}
        </Button>
        <ButtonLink href="/">{wording.homeLabel}</ButtonLink>
      </div>
    </MessagePage>
  )
}

const describe = (error: unknown) => {
  if (error instanceof MissingCodeError || (error instanceof ApiProblem && error.status === 0)) {
    return {
      eyebrow: wording.noConnection,
      title: error.message,
      advice: wording.noConnectionAdvice,
    }
  }
  const status = error instanceof ApiProblem ? error.status : 500
  return {
    eyebrow: wording.errorStatus({ status }),
    title: messageOf(error),
    advice: advices[status] ?? wording.unknownErrorAdvice,
  }
}

/** The server's message; the status, which means little to users, is shown above it. */
const messageOf = (error: unknown): string => {
  if (error instanceof ApiProblem) return error.document.detail ?? error.document.title ?? wording.unknownError
  return (error instanceof Error && error.message) || wording.unknownError
}

/** What to do about errors whose message means little to users. */
const advices: Readonly<Record<number, string>> = {
  429: wording.tooManyRequestsAdvice,
  502: wording.restartingAdvice,
  503: wording.busyAdvice,
  504: wording.timeoutAdvice,
}
