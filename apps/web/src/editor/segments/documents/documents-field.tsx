import { maxDocumentNameLength, maxSegmentDocuments } from '@sojourn/contract/document/document-limits'
import type { Segment, SegmentDocument } from '@sojourn/contract/document/document'
import { segmentDocumentKinds } from '@sojourn/contract/document/segment-document-kinds'
import { kindTraits } from '@sojourn/contract/document/segment-kinds'
import { documentsOf } from '@sojourn/contract/itinerary/segment-documents'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { type AddButtonProps, type RowFields, RowsField } from '../../../kit/form/rows-field.tsx'
import { useTenant } from '../../../data/session.ts'
import { MediaPicker } from '../../../media/choose/media-picker.tsx'
import { MediaThumbnail, useMediaItem } from '../../../media/item/media-picture.tsx'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { TypedLine } from '../../fields/typed-text.tsx'
import { useSetSegment } from '../../store/itinerary-context.tsx'
import { FileLink } from './file-link.tsx'
import * as wording from './wording.ts'

const kinds = segmentDocumentKinds.map((id) => ({ id, label: wording.kinds[id] }))

/** The files of a segment: what each is, what it is called, and whether travellers see it. */
export function DocumentsField({ segment }: { segment: Segment }) {
  const set = useSetSegment(segment.uuid)
  const rows = documentsOf(segment)
  return (
    <RowsField<SegmentDocument>
      label={wording.documents}
      isLabelHidden
      one={wording.document}
      max={maxSegmentDocuments}
      blank={() => ({ media: '', name: null, kind: 'other', isVisible: false })}
      nameOf={({ name, kind }) => name ?? wording.kinds[kind]}
      AddButton={AddDocument}
      rows={rows}
      onChange={(documents, step) => {
        // Typing a name is one step in the history, and so is each other change.
        set({ documents }, step.kind === 'set' && documents[step.index]?.name !== rows[step.index]?.name)
      }}
    >
      {(fields) => <DocumentFields {...fields} mayBeVisible={kindTraits[segment.kind].isShownOnDay} />}
    </RowsField>
  )
}

/** Adds a file from the library, or a new one that is uploaded. */
function AddDocument({ rows, blank, isFull, onAdd }: AddButtonProps<SegmentDocument>) {
  const [isChoosing, setIsChoosing] = useState(false)
  return (
    <>
      <Button size="small" icon={Plus} isDisabled={isFull} onPress={() => setIsChoosing(true)}>
        {wording.addDocument}
      </Button>
      <MediaPicker
        title={wording.chooseFile}
        kind="file"
        isOpen={isChoosing}
        onClose={() => setIsChoosing(false)}
        onChoose={(media) => {
          // A segment has each file only once.
          if (rows.every((row) => row.media !== media)) onAdd({ ...blank(rows), media })
        }}
      />
    </>
  )
}

type DocumentProps = RowFields<SegmentDocument> & { mayBeVisible: boolean }

function DocumentFields({ row, set, mayBeVisible }: DocumentProps) {
  const { uuid: tenant } = useTenant()
  const item = useMediaItem(tenant, row.media)
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <TypedLine
          label={wording.nameLabel}
          placeholder={item?.caption ?? item?.filename}
          maxLength={maxDocumentNameLength}
          value={row.name}
          onType={(name) => set('name', name)}
        />
        <Select label={wording.kindLabel} options={kinds} value={row.kind} onChange={(kind) => set('kind', kind)} />
      </div>
      <div className="flex items-center gap-3">
        {item && <MediaThumbnail item={item} sizes="4rem" className="w-16 shrink-0 rounded-xs border border-line" />}
        <FileLink item={item} />
      </div>
      {(mayBeVisible || row.isVisible) && (
        <Switch
          description={wording.visibleHint}
          isSelected={row.isVisible}
          onChange={(isVisible) => set('isVisible', isVisible)}
        >
          {wording.visible}
        </Switch>
      )}
    </>
  )
}
