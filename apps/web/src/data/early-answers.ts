declare global {
  /** The requests that the inline script has already sent (app/boot-script.js). */
  var earlyAccount: { token: string; answer: Promise<Response> } | undefined
  var earlyConfig: Promise<Response> | undefined
}

/** The response about the account that was requested before our code had loaded. Returned once, and only for the same token. */
export const takeEarlyAccount = (token: string | null): Promise<Response> | undefined => {
  const early = globalThis.earlyAccount
  globalThis.earlyAccount = undefined
  return early?.token === token ? early?.answer : undefined
}

/** The response of `/config.json` that was requested at the same time. Returned once. */
export const takeEarlyConfig = (): Promise<Response> | undefined => {
  const early = globalThis.earlyConfig
  globalThis.earlyConfig = undefined
  return early
}
