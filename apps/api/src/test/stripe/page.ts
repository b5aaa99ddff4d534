import type { ServerResponse } from 'node:http'

/** Returns a field that the payer posted, by its name. */
export type Posted = (name: string) => string | undefined

/** Escapes text for HTML. */
export const escaped = (value: string): string =>
  value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)

/** Sends a plain page. `body` is HTML, `alert` is text. */
export const sendPage = (
  response: ServerResponse,
  { title, body, alert, status = 200 }: { title: string; body: string; alert?: string; status?: number },
): void => {
  const message = alert === undefined ? '' : `<p role="alert">${escaped(alert)}</p>`
  response
    .writeHead(status, { 'content-type': 'text/html; charset=utf-8' })
    .end(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>${escaped(title)}</title><style>body{font:16px/1.5 system-ui;max-width:40rem;margin:2rem auto;padding:0 1rem}` +
        `label{display:block;margin:.5rem 0}form{margin:1rem 0}</style></head>` +
        `<body><main><h1>${escaped(title)}</h1>${message}${body}</main></body></html>`,
    )
}

/** Redirects to another page, with GET. */
export const redirect = (response: ServerResponse, to: string): void => {
  response.writeHead(303, { location: to }).end()
}

/** A form that posts to its own page. `action` distinguishes the forms of a page. */
export const form = (action: string, fields: string, button: string): string =>
  `<form method="post"><input type="hidden" name="action" value="${escaped(action)}">${fields}` +
  `<button type="submit">${escaped(button)}</button></form>`

export const field = (label: string, name: string, value = ''): string =>
  `<label>${escaped(label)} <input name="${escaped(name)}" value="${escaped(value)}"></label>`

/** Radio buttons. The first is selected. */
export const choices = (legend: string, name: string, options: { value: string; label: string }[]): string =>
  `<fieldset><legend>${escaped(legend)}</legend>${options
    .map(
      ({ value, label }, index) =>
        `<label><input type="radio" name="${escaped(name)}" value="${escaped(value)}"${index === 0 ? ' checked' : ''}> ` +
        `${escaped(label)}</label>`,
    )
    .join('')}</fieldset>`

/** A select box. The first option is selected. */
export const select = (label: string, name: string, options: { value: string; label: string }[]): string =>
  `<label>${escaped(label)} <select name="${escaped(name)}">${options
    .map(({ value, label: optionLabel }) => `<option value="${escaped(value)}">${escaped(optionLabel)}</option>`)
    .join('')}</select></label>`
