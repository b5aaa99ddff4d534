import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

let address: Promise<string> | undefined

/** The URL of an issuer on this machine that serves only metadata, until the tests end. */
export const issuerAddress = (): Promise<string> => (address ??= startIssuer())

const startIssuer = async (): Promise<string> => {
  let issuer = ''
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(
      JSON.stringify({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      }),
    ),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return issuer
}
