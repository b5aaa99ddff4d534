import { randomUUID } from 'node:crypto'

/** What a client fills in to ask; missing fields are filled in properly. */
type Fields = { key?: string; question?: string; about?: string; text?: string; name?: string; email?: string }

/** Asks a question on the page of a link, as its client. The response is not followed. */
export const askQuestion = (url: string, fields: Fields = {}): Promise<Response> =>
  fetch(`${url}/questions`, {
    method: 'POST',
    body: new URLSearchParams({
      key: randomUUID(),
      text: 'Can we arrive early?',
      name: 'Ada Client',
      email: '',
      ...fields,
    }),
    redirect: 'manual',
  })
