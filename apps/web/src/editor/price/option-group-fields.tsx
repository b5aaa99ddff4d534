import { maxOptionGroupLength } from '@sojourn/contract/document/document-limits'
import type { Segment } from '@sojourn/contract/document/document'
import { effectiveSegment } from '@sojourn/contract/itinerary/effective'
import { membersOf, rolesOf, selectOption } from '@sojourn/contract/itinerary/options'
import { priceOfItinerary, type ItineraryPrice } from '@sojourn/contract/itinerary/itinerary-price'
import { useMemo } from 'react'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { Select } from '../../ui/select.tsx'
import { FieldRow } from '../panes/form-head.tsx'
import { useSetSegment, useItinerary, useItineraryState } from '../store/itinerary-context.tsx'
import { TypedLine } from '../fields/typed-text.tsx'
import { differenceInWords } from './difference-in-words.ts'
import * as wording from './wording.ts'

const inclusions = [
  { id: 'included', label: wording.inclusions.included },
  { id: 'optional', label: wording.inclusions.optional },
  { id: 'own_arrangement', label: wording.inclusions.own_arrangement },
] as const

/** Whether a segment is included in the price, and which segments are alternatives to it. */
export function OptionGroupFields({ segment }: { segment: Segment }) {
  const itinerary = useItinerary()
  const segments = useItineraryState((state) => state.document.segments)
  const set = useSetSegment(segment.uuid)
  const { optionGroup } = segment
  const join = (group: string | null): void => {
    const others = group === null ? [] : membersOf(segments, group).filter(({ uuid }) => uuid !== segment.uuid)
    // Joining a group does not change which segment is selected in it.
    set({ optionGroup: group, isSelected: !others.some(({ isSelected }) => isSelected) }, true)
  }
  return (
    <>
      <FieldRow>
        <Select
          label={wording.inclusionLabel}
          isDisabled={itinerary.isReadOnly}
          options={inclusions}
          value={optionGroup === null && !segment.isSelected ? 'optional' : segment.inclusion}
          onChange={(inclusion) => set(optionGroup === null ? { inclusion, isSelected: true } : { inclusion })}
        />
        <TypedLine
          label={wording.optionGroupLabel}
          description={wording.optionGroupHint}
          placeholder={wording.optionGroupPlaceholder}
          maxLength={maxOptionGroupLength}
          value={optionGroup}
          onType={join}
        />
      </FieldRow>
      {optionGroup !== null && <SelectedOption group={optionGroup} />}
    </>
  )
}

/** The segments of an option group, of which one is selected, and how each would change the price. */
function SelectedOption({ group }: { group: string }) {
  const itinerary = useItinerary()
  const document = useItineraryState((state) => state.document)
  const price = useMemo(() => priceOfItinerary(document), [document])
  const members = membersOf(document.segments, group)
  const roles = rolesOf(document.segments)
  const selected = members.find(
    ({ uuid }) => roles.get(uuid)?.role === 'included' || roles.get(uuid)?.role === 'own_arrangement',
  )
  if (members.length < 2) return null
  return (
    <RadioGroup
      label={wording.selectedOption}
      isDisabled={itinerary.isReadOnly}
      options={members.map((member) => ({
        id: member.uuid,
        label: effectiveSegment(member).title,
        description: differenceOf(member.uuid, price, document.priceMode),
      }))}
      value={selected?.uuid ?? null}
      onChange={(uuid) => {
        const edit = selectOption(document.segments, uuid)
        if (edit) itinerary.dispatch(edit)
      }}
    />
  )
}

const differenceOf = (uuid: string, price: ItineraryPrice, mode: string): string | undefined => {
  const difference = price.segments.find((one) => one.uuid === uuid)?.difference
  return difference ? differenceInWords(difference, mode === 'per_person') : undefined
}
