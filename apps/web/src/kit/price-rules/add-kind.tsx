import { type SegmentKind, kindTraits, segmentKinds } from '@sojourn/contract/document/segment-kinds'
import { useState } from 'react'
import { ComboBox } from '../../ui/combo-box.tsx'
import { bestFirst } from '../words/best-first.ts'
import * as wording from './wording.ts'

type AddKindProps = { label: string; rows: readonly { kind: SegmentKind | null }[]; onAdd: (kind: SegmentKind) => void }

/** Adds a row for one of the kinds of segments that have none yet. */
export function AddKind({ label, rows, onAdd }: AddKindProps) {
  const [text, setText] = useState('')
  const left = segmentKinds
    .filter((id) => !rows.some(({ kind }) => kind === id))
    .map((id) => ({ id, label: kindTraits[id].words.editor }))
  if (left.length === 0) return null
  return (
    <ComboBox
      label={label}
      isLabelHidden
      className="min-w-0 grow basis-44"
      placeholder={wording.addKind}
      emptyText={wording.noKind}
      items={bestFirst(left, text, (kind) => [kind.label])}
      itemId={({ id }) => id}
      itemText={(kind) => kind.label}
      value={null}
      onChange={(kind) => {
        if (kind) onAdd(kind.id)
      }}
      onSearch={setText}
      isLocal
    />
  )
}
