import { createSocket } from 'node:dgram'

/** The records of a name; `silent` makes the server fail for it. */
export type TestName = { texts?: string[]; alias?: string; addresses?: string[]; silent?: true }

/** A DNS server on this machine, which serves the present content of `names`. */
export const createNameServer = async (names: Map<string, TestName>) => {
  const socket = createSocket('udp4')
  socket.on('message', (query, { port, address }) => socket.send(answerTo(query, names), port, address))
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return { address: `127.0.0.1:${socket.address().port}`, close: () => new Promise<void>((done) => socket.close(done)) }
}

const types = { A: 1, CNAME: 5, TXT: 16 }
const noError = 0x8180
const serverFailure = 0x8182
const noSuchName = 0x8183

/** A response in the format of RFC 1035. */
const answerTo = (query: Buffer, names: Map<string, TestName>): Buffer => {
  const { name, type, end } = questionOf(query)
  const found = names.get(name)
  const records = found ? recordsOf(name, type, names) : []
  const status = found?.silent ? serverFailure : found ? noError : noSuchName
  const header = Buffer.alloc(12)
  query.copy(header, 0, 0, 2)
  header.writeUInt16BE(status, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(records.length, 6)
  return Buffer.concat([header, query.subarray(12, end), ...records])
}

const questionOf = (query: Buffer) => {
  const labels: string[] = []
  let at = 12
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 }
}

const recordsOf = (name: string, type: number, names: Map<string, TestName>): Buffer[] => {
  const { texts = [], alias, addresses = [] } = names.get(name) ?? {}
  if (type === types.TXT)
    return texts.map((text) => {
      const pieces = text.match(/.{1,100}/g) ?? []
      return record(
        name,
        type,
        Buffer.concat(pieces.map((piece) => Buffer.from(`${String.fromCharCode(piece.length)}${piece}`, 'latin1'))),
      )
    })
  const toAlias = alias === undefined ? [] : [record(name, types.CNAME, nameBytes(alias))]
  if (type === types.CNAME) return toAlias
  if (type !== types.A) return []
  if (alias !== undefined) return [...toAlias, ...recordsOf(alias, type, names)]
  return addresses.map((address) => record(name, type, Buffer.from(address.split('.').map(Number))))
}

const record = (name: string, type: number, data: Buffer): Buffer => {
  const fixed = Buffer.alloc(10)
  fixed.writeUInt16BE(type, 0)
  fixed.writeUInt16BE(1, 2)
  fixed.writeUInt16BE(data.length, 8)
  return Buffer.concat([nameBytes(name), fixed, data])
}

const nameBytes = (name: string): Buffer =>
  Buffer.concat([
    ...name.split('.').flatMap((label) => [Buffer.from([label.length]), Buffer.from(label, 'latin1')]),
    Buffer.from([0]),
  ])
