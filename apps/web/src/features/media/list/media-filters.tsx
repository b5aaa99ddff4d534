import { KnownCombo } from '../../../kit/form/known-combo.tsx'
import type { OpenFilter } from '../../../kit/list/open-filters.tsx'
import { FolderField } from '../../../kit/media-folder-field.tsx'
import { knownCountries } from '../../../kit/places-known.ts'

const longestFolder = 160

/** By folder; where there is room, the folders stand beside the list instead. */
export const folderFilter: OpenFilter = {
  parameter: 'folder',
  accepts: (text) => text.trim() !== '' && text.length <= longestFolder,
  render: ({ className, ...field }) => <FolderField {...field} className={`${className} xl:hidden`} />,
}

/** By the country of the place it shows. */
export const countryFilter: OpenFilter = {
  parameter: 'country',
  accepts: (text) => /^[A-Z]{2}$/.test(text),
  render: (field) => (
    <KnownCombo {...field} label="Country" isLabelHidden options={knownCountries()} emptyOption="Country: all" />
  ),
}
