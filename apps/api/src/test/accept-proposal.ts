import { belowUrl } from '@sojourn/contract/kit/below-url'
import { readerHeaders } from './readers.ts'

/** The version that the page of a link offers to accept. */
export const versionOn = async (url: string): Promise<string> => {
  const page = await (await fetch(url, { headers: readerHeaders })).text()
  return /choices\?version=([0-9a-f]{64})/.exec(page)?.[1] ?? ''
}

/** What a client fills in to accept; missing fields are filled in properly. */
type Fields = { version?: string; name?: string; email?: string; confirmation?: string; choices?: readonly string[] }

/** Accepts the proposal on the page of a link, as its client. The response is not followed. */
export const acceptProposal = async (
  url: string,
  { version, choices = [], ...fields }: Fields = {},
): Promise<Response> => {
  const form = new URLSearchParams({
    version: version ?? (await versionOn(url)),
    name: 'Ada Client',
    email: 'ada@example.test',
    confirmation: 'yes',
    ...fields,
  })
  for (const choice of choices) form.append('choice', choice)
  return fetch(belowUrl(url, '/accept'), { method: 'POST', body: form, redirect: 'manual' })
}
