declare global {
  /** What the script in the page has asked for (app/boot-script.js). */
  var earlyAccount: { token: string; answer: Promise<Response> } | undefined
  var earlyConfig: Promise<Response> | undefined
}

/** The answer about the account that was asked for before any of our code was here; once, and only for the same token. */
export const takeEarlyAccount = (token: string | null): Promise<Response> | undefined => {
  const early = globalThis.earlyAccount
  globalThis.earlyAccount = undefined
  return early?.token === token ? early?.answer : undefined
}

/** The answer of `/config.json` that was asked for then; once. */
export const takeEarlyConfig = (): Promise<Response> | undefined => {
  const early = globalThis.earlyConfig
  globalThis.earlyConfig = undefined
  return early
}
