import { labelled } from '@sojourn/contract/kit/labelled'
import { X } from 'lucide-react'
import { useState } from 'react'
import type { Location } from '@sojourn/contract/kit/values'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import type { FieldProps } from '../../ui/field-box.ts'
import { countryName } from '../words/places-known.ts'
import { LocationDetails } from './location-details.tsx'
import { LocationMap } from './location-map.tsx'
import { LocationSearch } from './location-search.tsx'
import { ofPlace, pinned, pinOf, renamed } from './location-value.ts'
import type { Point } from './parse-coordinates.ts'
import { usePinLookup } from './use-pin-lookup.ts'
import * as wording from './wording.ts'

export type LocationPickerProps = Omit<FieldProps, 'isDisabled' | 'isLabelHidden' | 'className'> & {
  value: Location | null
  onChange: (location: Location | null) => void
  onBlur?: () => void
  /** Places near this point are found first, and it is the view when there is no pin. */
  near?: Point
  /** The heading level of the details. */
  level?: 2 | 3 | 4
  /** False for a form with few fields: the place is found by its name only. */
  hasMap?: boolean
}

/** A location: found by name, by pasted coordinates or on the map. Its country and time zone are filled in. */
export function LocationPicker({ value, onChange, onBlur, near, level, hasMap = true, ...field }: LocationPickerProps) {
  const { lookUp, remember } = usePinLookup(value, onChange)
  const [isOpen, setOpen] = useState(false)
  const pin = pinOf(value)
  const change = (location: Location | null) => {
    onChange(location)
    onBlur?.()
  }
  const moveTo = (point: Point) => {
    const next = pinned(value, point)
    change(next)
    lookUp(next)
  }
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <LocationSearch
        {...field}
        value={value}
        near={near ?? pin}
        onPlace={(place) => {
          const found = ofPlace(place)
          remember({ region: found.region, city: found.city })
          change(found)
        }}
        onPoint={moveTo}
        onLabel={(label) => {
          remember(null)
          change(labelled(label))
        }}
        onRename={(label) => value && change(renamed(value, label))}
      />
      {value && (
        <p className="-mt-1 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          <span className="min-w-0">{summaryOf(value)}</span>
          {pin && (
            <Button variant="quiet" size="small" onPress={() => change({ ...value, lat: null, lng: null })}>
              {wording.removePin}
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            icon={X}
            onPress={() => {
              remember(null)
              change(null)
            }}
          >
            {wording.clear}
          </Button>
        </p>
      )}
      {hasMap && (
        <LocationMap
          label={value ? wording.mapOfPlace({ place: value.label }) : wording.mapOfWorld}
          pin={pin}
          near={near}
          onMove={moveTo}
        />
      )}
      {hasMap && value && (
        <Disclosure title={wording.detailsTitle} level={level} isOpen={isOpen} onOpenChange={setOpen}>
          {isOpen && <LocationDetails value={value} onChange={onChange} onBlur={onBlur} />}
        </Disclosure>
      )}
    </div>
  )
}

const summaryOf = ({ city, region, country, timezone }: Location): string =>
  [city, region, country && countryName(country), timezone?.replaceAll('_', ' ')].filter(Boolean).join(' · ') ||
  wording.noDetails
