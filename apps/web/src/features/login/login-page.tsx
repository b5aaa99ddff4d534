import { useDeferredValue } from 'react'
import { useGuestNote } from '../../kit/login/guest-note.ts'
import { useProductName } from '../../data/public-config.ts'
import { useSession } from '../../data/session.ts'
import { Logo } from '../../ui/logo.tsx'
import { Landscape } from './landscape.tsx'
import { LoginForm } from './login-form.tsx'
import { usePageMark } from '../../ui/use-page-mark.ts'
import * as wording from './wording.ts'

/** The login page: a landscape on one side, the form on the other. */
export function LoginPage() {
  usePageMark('data-open')
  const product = useProductName()
  const note = useGuestNote(({ message }) => message)
  const ended = useSession((session) => session.ended)
  // Rendered in two steps, between which the browser can respond, like the shell (app/shell/shell.tsx).
  const isDrawn = useDeferredValue(true, false)
  if (!isDrawn) return null
  return (
    <div className="grid grow animate-enter grid-rows-[11rem_1fr] [animation-duration:480ms] sm:grid-rows-[16rem_1fr] lg:grid-cols-[minmax(0,1.1fr)_minmax(28rem,1fr)] lg:grid-rows-1">
      {/* As high as the window, or as the form if that ends above the footer; sticky while a long list of accounts scrolls. */}
      <div className="lg:contain-size">
        <div className="relative h-full overflow-hidden lg:sticky lg:top-0 lg:h-dvh lg:max-h-full">
          <Landscape />
        </div>
      </div>
      <main className="flex flex-col px-6 py-8 sm:px-12 lg:py-10">
        <div className="mx-auto w-full max-w-96">
          <Logo name={product} />
        </div>
        <div className="mx-auto flex w-full max-w-96 grow flex-col justify-center py-10">
          <h1 className="title text-3xl">{wording.loginTitle({ product })}</h1>
          <p className="mt-3 mb-8 text-ink-soft">{wording.loginHint}</p>
          {(note !== null || ended !== null) && (
            <p
              role="alert"
              className="mb-6 rounded-sm border border-line bg-info-tint px-4 py-3 wrap-break-word text-info"
            >
              {note ?? (ended && endings[ended])}
            </p>
          )}
          <LoginForm />
        </div>
      </main>
    </div>
  )
}

const endings = { rejected: wording.sessionEndedNote, elsewhere: wording.loggedOutElsewhereNote }
