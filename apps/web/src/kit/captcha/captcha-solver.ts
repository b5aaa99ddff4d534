/** The part of the widget that is used. */
export type CaptchaWidget = EventTarget & { verify: () => Promise<unknown> }

export type CaptchaState = 'waiting' | 'working' | 'solved' | 'failed'

type Work = PromiseWithResolvers<string | null>

/** Has challenges solved by the widget of the page, one at a time and ahead of need. */
export type CaptchaSolver = ReturnType<typeof createCaptchaSolver>

/** @param onState hears how it stands */
export const createCaptchaSolver = (onState: (state: CaptchaState) => void) => {
  let widget: CaptchaWidget | null = null
  let work: Work | null = null

  const begin = (): Work => {
    if (work) return work
    work = Promise.withResolvers()
    onState(widget ? 'working' : 'waiting')
    void widget?.verify()
    return work
  }
  const end = (payload: string | null, state: CaptchaState): void => {
    const ended = work
    if (payload === null) work = null
    ended?.resolve(payload)
    onState(state)
  }

  const hear = (event: Event): void => {
    const { state, payload } = readDetail(event)
    // The person may have set off the widget by hand.
    if (state === 'verifying') {
      work ??= Promise.withResolvers()
      onState('working')
    }
    if (state === 'verified' && payload !== null) {
      work ??= Promise.withResolvers()
      end(payload, 'solved')
    }
    if (state === 'error') end(null, 'failed')
    if (state === 'expired' || state === 'unverified') end(null, 'waiting')
  }

  return {
    /** Works with a widget that is ready, at once. Answers how to let go of it. */
    connect: (ready: CaptchaWidget): (() => void) => {
      widget = ready
      ready.addEventListener('statechange', hear)
      if (work) void ready.verify()
      else begin()
      return () => {
        widget = null
        ready.removeEventListener('statechange', hear)
        end(null, 'waiting')
      }
    },
    /** The widget cannot be had. */
    fail: (): void => end(null, 'failed'),
    /** The solution, waited for; null when there is none to be had now. */
    solve: (): Promise<string | null> => begin().promise,
    /** Leaves a solution that is used up, and works on the next one. */
    renew: (): void => {
      work = null
      begin()
    },
  }
}

const readDetail = (event: Event): { state: unknown; payload: string | null } => {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null
  if (typeof detail !== 'object' || detail === null || !('state' in detail)) return { state: null, payload: null }
  return {
    state: detail.state,
    payload: 'payload' in detail && typeof detail.payload === 'string' ? detail.payload : null,
  }
}
