import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()
const userPresent = 0x01
const userVerified = 0x04
const attestedData = 0x40

/** CBOR head for lengths below 256 and small numbers (RFC 8949): a major type and its argument. */
const head = (major: number, value: number): Buffer =>
  value < 24 ? Buffer.from([(major << 5) | value]) : Buffer.from([(major << 5) | 24, value])
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)])
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value])
const number = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value))
const map = (entries: [Buffer, Buffer][]) => Buffer.concat([head(5, entries.length), ...entries.flat()])

type Use = { challenge: string; origin: string; isVerified?: boolean }

/** An authenticator with one ES256 key, as in Web Authentication level 3. Its counter can be set back. */
export const createSoftwarePasskey = (rpId: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  const key = { id: id.toString('base64url'), counter: 0 }
  const coordinate = (value: string) => bytes(Buffer.from(value, 'base64url'))
  const cose = map([
    [number(1), number(2)],
    [number(3), number(-7)],
    [number(-1), number(1)],
    [number(-2), coordinate(x)],
    [number(-3), coordinate(y)],
  ])
  const clientData = (type: string, { challenge, origin }: Use) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authenticatorData = (flags: number, rest: Buffer[] = []) => {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(key.counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, ...rest])
  }
  const common = { id: key.id, rawId: key.id, type: 'public-key' }
  return {
    key,
    create: (use: Use) => {
      const flags = userPresent | userVerified | attestedData
      const data = authenticatorData(flags, [Buffer.alloc(16), Buffer.from([0, id.length]), id, cose])
      const attestation = map([
        [text('fmt'), text('none')],
        [text('attStmt'), map([])],
        [text('authData'), bytes(data)],
      ])
      return {
        ...common,
        response: {
          clientDataJSON: clientData('webauthn.create', use).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    get: (use: Use) => {
      key.counter += 1
      const client = clientData('webauthn.get', use)
      const data = authenticatorData(userPresent | (use.isVerified === false ? 0 : userVerified))
      return {
        ...common,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
        },
      }
    },
  }
}
