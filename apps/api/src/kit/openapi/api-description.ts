/** What to know before the first request. */
export const apiDescription = (productName: string): string =>
  `
You can do everything with this API that ${productName} does on screen.

**Authentication.** \`POST /v1/auth/login\` with an email address and a password returns an \`access_token\`, and so does
\`POST /v1/auth/token\`, the OAuth 2.0 password grant. Send it as \`Authorization: Bearer …\`. \`GET /v1/auth/account\` returns
your account and the companies (tenants) you belong to. The data of a company is at \`/v1/{tenant}/\`.

**API keys.** Programs send an API key instead: \`Authorization: Bearer sojourn_…\`. An Admin creates it for one company and
chooses its scopes. A request that its scopes do not allow returns 403 \`insufficient_scope\`. Use the password grant for
existing scripts only.

**Records.** A record is returned as \`{data}\`. A POST takes its fields as JSON, or as \`multipart/form-data\` with one part per
field and lists and objects as JSON text. A PUT changes the fields you send; \`null\` clears a field. You can send a whole record
back as you received it: fields set by the server are ignored if they are unchanged. Unknown fields and parameters are
rejected. DELETE moves a record to the bin, where it can be restored for 30 days.

**Lists** are returned as \`{data, meta, links}\`. They take \`page\`, \`perPage\`, \`sort\` (prefix it with \`-\` for descending
order), \`q\` to search, \`letter\`, and filters. Repeat a filter to allow several values. Rows are summaries: \`fields=name,name\`
adds other fields of the record, as far as lists have them.

**Reading again.** Lists and records have an \`ETag\`. Send it as \`If-None-Match\` where that is documented, and the answer is 304
without a body if nothing has changed.

**Versions.** \`rev\` is the version number of a record and its \`ETag\`. Send it as \`If-Match\`, or as \`rev\` in the body. If
someone else has changed the record since, the request returns 412 with the \`current\` record.

**Retries.** A POST, or a PUT that requires \`If-Match\`, is carried out only once if it has an \`Idempotency-Key\`, even if you
send it several times.

**Errors** are problem documents (RFC 9457) with a stable \`code\`, a \`requestId\` and, for 422, \`errors\` by field path. What
you may not see returns 404. What you may see but not do returns 422 \`permission_denied\`. For 429 and 503, \`Retry-After\`
tells you when to try again.

**Generating a client.** Run \`openapi-typescript\` with \`--default-non-nullable=false\`, because fields with a default are
optional.
`.trim()
