import { maxFolderLength } from '@sojourn/contract/kit/media-limits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { foldText } from '@sojourn/contract/kit/fold-text'
import { useTenant } from '../../../data/session.ts'
import { ChoiceSearch } from '../../../kit/list/choice-search.tsx'
import { knownFilter } from '../../../kit/list/known-filter.tsx'
import type { ListFilter } from '../../../kit/list/list-state.ts'
import type { OpenFilter } from '../../../kit/list/open-filters.tsx'
import { knownCountries } from '../../../kit/words/places-known.ts'
import { folderTree, mediaFolders } from '../../../media/folders/media-folders.ts'
import * as wording from './wording.ts'

type Choice = Parameters<OpenFilter['renderChoice']>[0]

/** By folder, including its subfolders. On wide screens, the folders are also beside the list. */
export const folderFilter: OpenFilter = {
  parameter: 'within',
  label: wording.folderFilter,
  accepts: (text) => text.trim() !== '' && text.length <= maxFolderLength,
  valueText: (folder) => folder,
  renderChoice: (choice) => <FolderChoice {...choice} />,
}

function FolderChoice({ value, onChange }: Choice) {
  const [text, setText] = useState('')
  const query = useQuery(mediaFolders(useTenant().uuid))
  const wanted = foldText(text)
  const found = folderTree(query.data ?? []).filter(({ path }) => foldText(path).includes(wanted))
  return (
    <ChoiceSearch
      label={wording.folderFilter}
      items={found}
      itemId={({ path }) => path}
      itemText={({ path }) => path}
      renderItem={({ path, name, depth, count }) => (
        <span className="flex w-full justify-between gap-3" style={{ paddingInlineStart: `${depth}rem` }}>
          <span dir="auto" className="wrap-anywhere">
            {wanted === '' ? name : path}
          </span>
          <span className="text-ink-soft tabular-nums">{count}</span>
        </span>
      )}
      value={value}
      onChange={onChange}
      text={text}
      onSearch={setText}
      isLoading={query.isLoading}
      emptyText={query.data?.length === 0 ? wording.noFoldersToFilter : wording.nothingFound}
    />
  )
}

/** By the country of the place shown. */
export const countryFilter = knownFilter({
  parameter: 'country',
  label: wording.countryFilter,
  accepts: (text) => /^[A-Z]{2}$/.test(text),
  options: knownCountries,
  emptyText: wording.nothingFound,
})

/** By processing state. */
export const stateFilter: ListFilter = {
  parameter: 'state',
  label: wording.statusFilter,
  options: [
    { id: 'processing-complete', label: wording.ready },
    { id: 'processing', label: wording.processing },
    { id: 'failed', label: wording.failed, sends: ['processing-error', 'invalid'] },
  ],
}
