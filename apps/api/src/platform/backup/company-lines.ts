import { Readable } from 'node:stream'

const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
const [tab, lineBreak] = [9, 10]
/** In bytes: lines are passed on in parts of about this size. */
const partSize = 65_536

type Wanted = {
  /** The place of the column `tenant`, from 0, and the company that it must name; without it, all lines are wanted. */
  tenant?: { column: number; company: string }
  /** UUIDs that are replaced wherever they are in a line, also within documents. */
  renamed: ReadonlyMap<string, string>
}

/** The rows of one company in COPY's text format. Within a value, tabs and line breaks are escaped; all others are separators. */
export const linesOfCompany = (rows: Readable, { tenant, renamed }: Wanted): Readable => {
  const rename = (line: Buffer): Buffer =>
    renamed.size === 0
      ? line
      : Buffer.from(line.toString('utf8').replaceAll(uuids, (uuid) => renamed.get(uuid) ?? uuid))
  async function* wanted() {
    let part: Buffer[] = []
    let bytes = 0
    for await (const line of linesOf(rows)) {
      if (tenant && fieldOf(line, tenant.column) !== tenant.company) continue
      const renamedLine = rename(line)
      part.push(renamedLine)
      bytes += renamedLine.length
      if (bytes < partSize) continue
      yield Buffer.concat(part)
      ;[part, bytes] = [[], 0]
    }
    if (part.length > 0) yield Buffer.concat(part)
  }
  return Readable.from(wanted(), { objectMode: false })
}

/** Each line with its break. */
async function* linesOf(rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let begun: Buffer[] = []
  for await (const chunk of rows) {
    let from = 0
    for (let at = chunk.indexOf(lineBreak); at !== -1; at = chunk.indexOf(lineBreak, from)) {
      yield Buffer.concat([...begun, chunk.subarray(from, at + 1)])
      begun = []
      from = at + 1
    }
    if (from < chunk.length) begun.push(chunk.subarray(from))
  }
  if (begun.length > 0) yield Buffer.concat(begun)
}

const fieldOf = (line: Buffer, column: number): string => {
  let start = 0
  for (let n = 0; n < column; n += 1) {
    const at = line.indexOf(tab, start)
    if (at === -1) return ''
    start = at + 1
  }
  const end = line.indexOf(tab, start)
  return line.toString('latin1', start, end === -1 ? line.length - 1 : end)
}
