import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { apiUrl } from '../../data/api-url.ts'
import { type CaptchaSolver, type CaptchaState, createCaptchaSolver } from './captcha-solver.ts'
import { ApiProblem, request } from '../../data/http.ts'
import { publicConfig } from '../../data/public-config.ts'
import * as wording from './wording.ts'

export type CaptchaHandle = {
  state: CaptchaState
  solver: CaptchaSolver
  /** Sends `input` with a solution to a route that requires one. Rejects with ApiProblem. */
  send: <T>(path: string, input: unknown) => Promise<T>
}

/** A captcha that is solved while the form is being filled in: pass it to `Captcha`, and send the form with its `send`. */
export const useCaptcha = (): CaptchaHandle => {
  const [state, setState] = useState<CaptchaState>('waiting')
  const [solver] = useState(() => createCaptchaSolver(setState))
  const send = useCallback(
    async <T,>(path: string, input: unknown): Promise<T> => {
      const attempt = async (): Promise<T> => {
        const altcha = await solver.solve()
        if (altcha === null) throw unsolved()
        return request<T>('POST', path, { body: Object.assign({}, input, { altcha }), token: null })
      }
      try {
        return await attempt()
      } catch (error) {
        // Whatever the error was, this solution may have been used up.
        if (!isUnsolved(error)) solver.renew()
        // If the solution had expired, try again with a new one.
        if (!(error instanceof ApiProblem) || isUnsolved(error) || !error.errors['altcha']) throw error
        return attempt()
      }
    },
    [solver],
  )
  return { state, solver, send }
}

const unsolved = () => new ApiProblem(422, { errors: { altcha: [{ code: 'required', message: wording.unsolved }] } })
const isUnsolved = (error: unknown): boolean =>
  error instanceof ApiProblem && error.errors['altcha']?.[0]?.message === wording.unsolved

/** The captcha's label in the error summary. */
export const captchaLabel = { altcha: wording.label }

/** The captcha's box. It solves itself; users may also tick it by hand. */
export function Captcha({ captcha: { state, solver } }: { captcha: CaptchaHandle }) {
  const { data: config } = useQuery(publicConfig)
  const [isLoaded, setIsLoaded] = useState(false)
  const challenge = config?.captcha.challengeUrl

  const load = useCallback(() => {
    import('./captcha-widget.ts').then(() => setIsLoaded(true)).catch(() => solver.fail())
  }, [solver])
  useEffect(() => load(), [load])

  return (
    <fieldset data-field="altcha" className="flex min-w-0 flex-col gap-1.5">
      <legend className="sr-only">{captchaLabel.altcha}</legend>
      {isLoaded && challenge && <Widget challenge={apiUrl(challenge)} solver={solver} />}
      {!isLoaded && state !== 'failed' && <Skeleton className="h-11 w-full" />}
      {state === 'failed' && (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-2 text-sm text-danger">
          <span className="flex items-start gap-1.5">
            <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
            {globalThis.isSecureContext ? wording.failed : wording.needsHttps}
          </span>
          <Button size="small" onPress={isLoaded ? solver.renew : load}>
            {wording.tryAgain}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

const configuration = JSON.stringify({
  hideFooter: true,
  hideLogo: true,
  humanInteractionSignature: false,
  minDuration: 0,
})

/** The custom element, whose methods exist once its `load` event has fired. */
function Widget({ challenge, solver }: { challenge: string; solver: CaptchaSolver }) {
  const place = useRef<HTMLDivElement>(null)
  // In a layout effect, because the element fires `load` soon after it is inserted.
  useLayoutEffect(() => {
    const element = document.createElement('altcha-widget')
    const attributes = { challenge, configuration, name: 'altcha', language: 'en' }
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    let release: (() => void) | null = null
    element.addEventListener('load', () => (release ??= solver.connect(element)), { once: true })
    place.current?.append(element)
    return () => {
      release?.()
      element.remove()
    }
  }, [challenge, solver])
  return <div ref={place} className="min-h-11" />
}
