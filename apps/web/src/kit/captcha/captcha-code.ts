let loading: Promise<unknown> | null = null

/** Loads the script of the captcha, once. Rejects when it cannot be had now; the next call tries again. */
export const loadCaptcha = (): Promise<unknown> => {
  loading ??= import('./captcha-widget.ts').catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}
