/** The part of the widget's API that is used here. */
export type CaptchaWidget = EventTarget & { verify: () => Promise<unknown> }

export type CaptchaState = 'waiting' | 'working' | 'solved' | 'failed'

type Work = PromiseWithResolvers<string | null>

/** Lets the page's widget solve challenges, one at a time and in advance. */
export type CaptchaSolver = ReturnType<typeof createCaptchaSolver>

/** @param onState called whenever the state changes */
export const createCaptchaSolver = (onState: (state: CaptchaState) => void) => {
  let widget: CaptchaWidget | null = null
  let work: Work | null = null

  const startWork = (): Work => {
    if (work) return work
    work = Promise.withResolvers()
    onState(widget ? 'working' : 'waiting')
    void widget?.verify()
    return work
  }
  const finishWork = (payload: string | null, state: CaptchaState): void => {
    const ended = work
    if (payload === null) work = null
    ended?.resolve(payload)
    onState(state)
  }

  const onStateChange = (event: Event): void => {
    const { state, payload } = readDetail(event)
    // The user may have started the widget by hand.
    if (state === 'verifying') {
      work ??= Promise.withResolvers()
      onState('working')
    }
    if (state === 'verified' && payload !== null) {
      work ??= Promise.withResolvers()
      finishWork(payload, 'solved')
    }
    if (state === 'error') finishWork(null, 'failed')
    if (state === 'expired' || state === 'unverified') finishWork(null, 'waiting')
  }

  return {
    /** Starts work with a widget that has loaded. Returns a function that disconnects it. */
    connect: (ready: CaptchaWidget): (() => void) => {
      widget = ready
      ready.addEventListener('statechange', onStateChange)
      if (work) void ready.verify()
      else startWork()
      return () => {
        widget = null
        ready.removeEventListener('statechange', onStateChange)
        finishWork(null, 'waiting')
      }
    },
    /** Called when the widget cannot be loaded. */
    fail: (): void => finishWork(null, 'failed'),
    /** Waits for the solution; null if there is none for now. */
    solve: (): Promise<string | null> => startWork().promise,
    /** Discards a used solution and starts on the next one. */
    renew: (): void => {
      work = null
      startWork()
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
