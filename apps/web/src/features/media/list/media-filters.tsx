import { maxFolderLength } from '@sojourn/contract/kit/media-limits'
import { useState } from 'react'
import { foldText } from '@sojourn/contract/kit/fold-text'
import type { OpenFilter } from '../../../kit/list/open-filters.tsx'
import { FolderField } from '../../../media/folders/media-folder-field.tsx'
import { knownCountries } from '../../../kit/words/places-known.ts'
import { classNames } from '../../../ui/class-names.ts'
import { ComboBox } from '../../../ui/combo-box.tsx'
import { Select } from '../../../ui/select.tsx'
import * as wording from './wording.ts'

/** By folder, including its subfolders. On wide screens, the folders are beside the list instead. */
export const folderFilter: OpenFilter = {
  parameter: 'within',
  accepts: (text) => text.trim() !== '' && text.length <= maxFolderLength,
  render: ({ className, ...field }) => <FolderField {...field} className={classNames(className, 'xl:hidden')} />,
}

/** By the country of the place shown. */
export const countryFilter: OpenFilter = {
  parameter: 'country',
  accepts: (text) => /^[A-Z]{2}$/.test(text),
  render: (field) => <CountryChoice {...field} />,
}

type ChoiceProps = Parameters<OpenFilter['render']>[0]

function CountryChoice({ value, onChange, className }: ChoiceProps) {
  const [text, setText] = useState('')
  const wanted = foldText(text)
  const found = knownCountries().filter(({ label }) => foldText(label).includes(wanted))
  return (
    <ComboBox
      label={wording.countryFilter}
      isLabelHidden
      className={className}
      placeholder={wording.countryFilter}
      emptyText={wording.noCountryFound}
      items={wanted === '' && value !== null ? [{ id: '', label: wording.allCountries }, ...found] : found}
      itemId={({ id }) => id || 'all'}
      itemText={({ id, label }) => (id ? label : '')}
      renderItem={({ label }) => label}
      value={knownCountries().find(({ id }) => id === value) ?? null}
      onChange={(chosen) => onChange(chosen?.id || null)}
      onSearch={setText}
      isLocal
    />
  )
}

const failed = 'failed'

const states = [
  { id: 'all', label: wording.allStatuses },
  { id: 'processing-complete', label: wording.ready },
  { id: 'processing', label: wording.processing },
  { id: failed, label: wording.failed },
]

/** By processing state. On wide screens, failed files are listed beside the list instead. */
export const stateFilter: OpenFilter = {
  parameter: 'state',
  accepts: (text) => states.some(({ id }) => id === text && id !== 'all'),
  sends: (text) => (text === failed ? ['processing-error', 'invalid'] : [text]),
  render: ({ className, value, onChange }) => (
    <Select
      label={wording.statusFilter}
      isLabelHidden
      className={classNames(className, 'xl:hidden')}
      options={states}
      value={value ?? 'all'}
      onChange={(wanted) => onChange(wanted === 'all' ? null : wanted)}
    />
  ),
}
