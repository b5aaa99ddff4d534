/** What to know before the first request. */
export const apiDescription = (productName: string): string =>
  `
Everything ${productName} does on screen, it does through this API.

**Logging in.** \`POST /v1/auth/login\` with email and password, or \`POST /v1/auth/token\` with the OAuth 2.0 password
grant, answers an \`access_token\`; send it as \`Authorization: Bearer …\`. \`GET /v1/auth/account\` tells who you are and
which companies (tenants) you belong to. What a company owns lies under \`/v1/{tenant}/\`.

**Programs** send an API key instead, \`Authorization: Bearer sojourn_…\`, which an Admin creates for one company and some
scopes. What its scopes do not reach is 403 \`insufficient_scope\`. The password grant is there for old scripts only.

**Records.** One is answered as \`{data}\`. A POST carries fields as JSON, or as \`multipart/form-data\` with each field as a
part of its own and lists and objects as JSON text. A PUT changes the fields it carries; \`null\` clears one. It may carry a
whole record as it was read: what the server sets is compared and passed over. Unknown fields and parameters are refused.
DELETE puts a record into the bin, where it stays for 30 days and can be restored.

**Lists** are answered as \`{data, meta, links}\`. They take \`page\`, \`perPage\`, \`sort\` (with \`-\` in front the other way
round), \`q\` to search, \`letter\`, and filters, which may be repeated for several values.

**Versions.** \`rev\` counts the versions of a record and is its \`ETag\`. Send it as \`If-Match\`, or as \`rev\` in the body, and
a change on top of somebody else's is refused with 412 and the \`current\` record.

**Retrying.** A POST with an \`Idempotency-Key\` is done once, however often it is sent.

**Errors** are problem documents (RFC 9457) with a stable \`code\`, a \`requestId\` and, for 422, \`errors\` by the path of the
field. What you may not see is 404; what you may see but not do is 422 \`permission_denied\`. 429 and 503 say in
\`Retry-After\` when to come again.

**Generating a client.** Give \`openapi-typescript\` the option \`--default-non-nullable=false\`: a field that has a default
may be left out.
`.trim()
