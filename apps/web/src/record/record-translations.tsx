import { useTenant } from '../data/session.ts'
import { TranslationSheet, type TextPlace } from '../kit/translations/translation-sheet.tsx'
import * as wording from './wording.ts'

type RecordTranslationsProps = {
  plural: string
  uuid: string
  title: string
  labels: Readonly<Record<string, string>>
  isReadOnly: boolean
  onClose: () => void
}

/** The translations of a record of the library. */
export function RecordTranslations({ plural, uuid, title, labels, isReadOnly, onClose }: RecordTranslationsProps) {
  const tenant = useTenant().uuid
  const placeOf = (path: string): TextPlace => placeIn(labels, path)
  return <TranslationSheet record={{ tenant, plural, uuid }} {...{ title, placeOf, isReadOnly, onClose }} />
}

/** A text of a section or a block is named by its field; the original beside it says which one it is. */
const placeIn = (labels: Readonly<Record<string, string>>, path: string): TextPlace => {
  const [list = '', ...rest] = path.split('/')
  const field = rest.at(-1)
  const parts: Readonly<Record<string, string>> = wording.textLabels
  return { label: field === undefined ? (labels[list] ?? list) : (parts[field] ?? field), group: null }
}
