import {
  maxAdults,
  maxChildren,
  maxRoomsOfType,
  maxRoomTypes,
  maxTitleLength,
} from '@sojourn/contract/document/document-limits'
import { useState } from 'react'
import type { Segment } from '@sojourn/contract/document/document'
import { RowsField } from '../../kit/form/rows-field.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { cleanLine } from '../fields/clean-text.ts'
import { useTextLanguage } from '../fields/use-text-language.ts'
import { FieldRow } from '../panes/form-head.tsx'
import { useSetSegment } from '../store/itinerary-context.tsx'
import { isEqual } from '../store/itinerary-document.ts'
import * as wording from './wording.ts'

type Room = Segment['rooms'][number]

/** The rooms of a stay and who sleeps in them. A row without a room type is shown, but not saved. */
export function RoomsField({ segment }: { segment: Segment }) {
  const set = useSetSegment(segment.uuid)
  const language = useTextLanguage()
  const { rooms } = segment
  const [typed, setTyped] = useState({ rows: rooms, rooms })
  if (typed.rooms !== rooms) setTyped({ rows: isEqual(toSavedRows(typed.rows), rooms) ? typed.rows : rooms, rooms })
  const change = (rows: Room[]) => {
    setTyped({ rows, rooms })
    const newRooms = toSavedRows(rows)
    if (!isEqual(newRooms, rooms)) set({ rooms: newRooms }, true)
  }
  return (
    <RowsField<Room>
      label={wording.roomsTitle}
      isLabelHidden
      one={wording.room}
      max={maxRoomTypes}
      isOrdered={false}
      blank={() => ({ type: '', count: 1, adults: 2, children: 0 })}
      nameOf={({ type, count }) => (count > 1 ? `${count} × ${type}` : type)}
      rows={typed.rows}
      onChange={change}
    >
      {({ row, set: setField }) => (
        <>
          <TextField
            label={wording.roomTypeLabel}
            placeholder={wording.roomTypePlaceholder}
            lang={language}
            spellCheck
            isRequired
            maxLength={maxTitleLength}
            value={row.type}
            onChange={(type) => setField('type', type)}
          />
          <FieldRow>
            <NumberField
              label={wording.roomQuantity}
              hasSteps
              minValue={1}
              maxValue={maxRoomsOfType}
              value={row.count}
              onChange={(count) => setField('count', count ?? 1)}
            />
            <NumberField
              label={wording.roomAdults}
              hasSteps
              minValue={0}
              maxValue={maxAdults}
              value={row.adults}
              onChange={(adults) => setField('adults', adults ?? 0)}
            />
            <NumberField
              label={wording.roomChildren}
              hasSteps
              minValue={0}
              maxValue={maxChildren}
              value={row.children}
              onChange={(children) => setField('children', children ?? 0)}
            />
          </FieldRow>
        </>
      )}
    </RowsField>
  )
}

/** The rows that are saved. */
const toSavedRows = (rows: readonly Room[]): Room[] =>
  rows.flatMap((row) => {
    const type = cleanLine(row.type)
    return type === null ? [] : [{ ...row, type }]
  })
