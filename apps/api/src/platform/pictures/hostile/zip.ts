import { deflateRawSync } from 'node:zlib'
import { joined } from './hostile-file.ts'

export type Entry = { name: string; content: Uint8Array; size?: number }

/** A ZIP. `size` is the unpacked size that it claims for an entry. PKWARE appnote 6.3. */
export const zip = (entries: readonly Entry[]): Uint8Array => {
  const parts: Uint8Array[] = []
  const table: Uint8Array[] = []
  let place = 0
  for (const { name, content, size = content.length } of entries) {
    const packed = deflateRawSync(content, { level: 9 })
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(8, 4)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(size, 18)
    facts.writeUInt16LE(name.length, 22)
    const where = Buffer.alloc(14)
    where.writeUInt32LE(place, 10)
    const local = joined('PK\u0003\u0004', facts, name, packed)
    parts.push(local)
    table.push(joined('PK\u0001\u0002', Uint8Array.of(20, 0), facts, where.subarray(0, 14), name).subarray())
    place += local.length
  }
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  const tableBytes = joined(...table)
  end.writeUInt32LE(tableBytes.length, 8)
  end.writeUInt32LE(place, 12)
  return joined(...parts, tableBytes, 'PK\u0005\u0006', end)
}
