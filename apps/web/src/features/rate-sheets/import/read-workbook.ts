import { openArchive } from './unzip.ts'
import { type Table, tableLimits, UnreadableFile } from './table.ts'
import { type NumberFormat, readFormats } from './number-formats.ts'
import { readXml } from './read-xml.ts'
import { readWorksheet } from './read-worksheet.ts'
import * as wording from './wording.ts'

/** A sheet of a workbook; its rows are read when it is chosen. Rejects with UnreadableFile. */
export type WorkbookSheet = { name: string; read: () => Promise<Table> }

/** The visible sheets of an XLSX file (ECMA-376). Throws UnreadableFile. */
export const openWorkbook = async (bytes: Uint8Array<ArrayBuffer>): Promise<WorkbookSheet[]> => {
  const archive = openArchive(bytes, tableLimits.unpacked)
  const workbook = await archive.read('xl/workbook.xml')
  const relations = await archive.read('xl/_rels/workbook.xml.rels')
  if (!workbook || !relations) throw new UnreadableFile(wording.wrongType)
  const targets = targetsIn(relations)
  const { sheets, is1904 } = sheetsIn(workbook)
  // Read once, because the bytes that a workbook may unpack are limited.
  let common: Promise<Common> | undefined
  return sheets.map(({ name, relation }) => ({
    name,
    read: async () => {
      const xml = await archive.read(targets.get(relation) ?? '')
      if (!xml) throw new UnreadableFile(wording.damaged)
      common ??= readCommon(archive)
      const { texts, formats } = await common
      return { name, rows: readWorksheet(xml, { texts, formats, is1904 }) }
    },
  }))
}

type Common = { texts: readonly string[]; formats: readonly NumberFormat[] }

const readCommon = async (archive: ReturnType<typeof openArchive>): Promise<Common> => {
  const texts = await archive.read('xl/sharedStrings.xml')
  const styles = await archive.read('xl/styles.xml')
  return { texts: texts ? textsIn(texts) : [], formats: styles ? readFormats(styles) : [] }
}

/** The path of each part of the workbook, by the name of its relation. */
const targetsIn = (xml: Uint8Array): Map<string, string> => {
  const targets = new Map<string, string>()
  readXml(xml, {
    open: (name, { Id: id = '', Target: target = '' }) => {
      if (name === 'Relationship')
        targets.set(id, target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`)
    },
  })
  return targets
}

const sheetsIn = (xml: Uint8Array) => {
  const sheets: { name: string; relation: string }[] = []
  let is1904 = false
  readXml(xml, {
    open: (name, attributes) => {
      if (name === 'workbookPr') is1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '')
      if (name !== 'sheet' || (attributes['state'] ?? 'visible') !== 'visible') return
      const relation = Object.entries(attributes).find(([key]) => /^\w+:id$/.test(key))?.[1] ?? ''
      sheets.push({ name: attributes['name'] ?? '', relation })
    },
  })
  return { sheets, is1904 }
}

/** The texts that cells refer to by number. Phonetic guides (furigana) are left out. */
const textsIn = (xml: Uint8Array): string[] => {
  const texts: string[] = []
  let text = ''
  let isText = false
  let isPhonetic = false
  readXml(xml, {
    open: (name) => {
      if (name === 'si') text = ''
      if (name === 'rPh') isPhonetic = true
      isText = name === 't' && !isPhonetic
    },
    text: (part) => {
      if (isText) text += part
    },
    close: (name) => {
      if (name === 't') isText = false
      if (name === 'rPh') isPhonetic = false
      if (name === 'si') texts.push(text)
    },
  })
  return texts
}
