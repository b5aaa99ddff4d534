import type {} from 'altcha/types/react'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { loadCaptcha } from './captcha-code.ts'
import { type CaptchaSolver, type CaptchaState, type CaptchaWidget, createCaptchaSolver } from './captcha-solver.ts'
import { ApiProblem, request } from './http.ts'
import { publicConfig } from './public-config.ts'

export type CaptchaHandle = {
  state: CaptchaState
  solver: CaptchaSolver
  /** Sends `input` with a solution beside it, to a route that asks for one. Rejects with ApiProblem. */
  send: <T>(path: string, input: unknown) => Promise<T>
}

/** A captcha that is solved while the form is being filled in: hand it to `Captcha`, and send the form through it. */
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
        // Whatever was wrong, this solution may be used up.
        if (!isUnsolved(error)) solver.renew()
        // One that had grown too old meanwhile is nobody's fault.
        if (!(error instanceof ApiProblem) || isUnsolved(error) || !error.errors['altcha']) throw error
        return await attempt()
      }
    },
    [solver],
  )
  return { state, solver, send }
}

const unsolvedMessage = 'could not be made. Press “Try again” there, then send this again'
const unsolved = () => new ApiProblem(422, { errors: { altcha: [{ code: 'required', message: unsolvedMessage }] } })
const isUnsolved = (error: unknown): boolean =>
  error instanceof ApiProblem && error.errors['altcha']?.[0]?.message === unsolvedMessage

/** What the summary of errors calls the captcha. */
export const captchaLabel = { altcha: 'The check that you are not a robot' }

/** The box of the captcha. It fills itself in; whoever wants to may tick it by hand. */
export function Captcha({ captcha: { state, solver } }: { captcha: CaptchaHandle }) {
  const { data: config } = useQuery(publicConfig)
  const [isLoaded, setIsLoaded] = useState(false)
  const widget = useRef<HTMLElement>(null)
  const challenge = config?.captcha.challengeUrl

  const load = useCallback(async () => {
    try {
      await loadCaptcha()
      setIsLoaded(true)
    } catch {
      solver.fail()
    }
  }, [solver])
  useEffect(() => void load(), [load])

  // Before anything else runs: the element sends its `load` event soon after it is in the page.
  useLayoutEffect(() => {
    const element = widget.current
    if (!element) return undefined
    let letGo: (() => void) | null = null
    const connect = () => (letGo ??= solver.connect(asWidget(element)))
    element.addEventListener('load', connect)
    return () => {
      element.removeEventListener('load', connect)
      letGo?.()
    }
  }, [solver, isLoaded, challenge])

  const retry = () => {
    if (isLoaded) solver.renew()
    else void load()
  }

  return (
    <div role="group" aria-label={captchaLabel.altcha} data-field="altcha" className="flex flex-col gap-1.5">
      {isLoaded && challenge ? (
        <altcha-widget
          ref={widget}
          challenge={challenge}
          name="altcha"
          language="en"
          configuration={JSON.stringify({
            hideFooter: true,
            hideLogo: true,
            humanInteractionSignature: false,
            minDuration: 0,
          })}
        />
      ) : (
        state !== 'failed' && <Skeleton className="h-11 w-full" />
      )}
      {state === 'failed' && (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-2 text-sm text-danger">
          <span className="flex items-start gap-1.5">
            <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
            {globalThis.isSecureContext
              ? 'The check did not work. Are you online?'
              : 'The check works over https only. Open this page by its https address.'}
          </span>
          <Button size="small" onPress={retry}>
            Try again
          </Button>
        </div>
      )}
    </div>
  )
}

/** The element's methods are there from its `load` event on; its class is known to the lazily loaded code only. */
const asWidget = (element: HTMLElement): CaptchaWidget => element as HTMLElement & CaptchaWidget
