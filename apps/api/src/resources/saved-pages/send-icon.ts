import { createHash } from 'node:crypto'
import type { Publication } from '@sojourn/contract/itinerary/publication'
import { iconColour } from '@sojourn/publishing/pocket/pocket-files'
import { safeColour } from '@sojourn/publishing/brand-colours'
import type { Deps } from '../../kit/deps.ts'
import type { FileCache } from '../../kit/file-cache.ts'
import type { StoredVariant } from '../../platform/db/tables.ts'
import { pictureFile } from '../publications/queries.ts'

/** The company of a publication, and the file of its logo, if it has one. */
export type IconSource = { company: Publication['company']; logo: StoredVariant | undefined }

/** The widest logo that an icon needs. */
const logoWidth = 480

export const iconSource = (
  { company }: Publication,
  files: ReadonlyMap<string, readonly StoredVariant[]>,
): IconSource => ({
  company,
  logo: company.logo ? pictureFile(files.get(company.logo.media) ?? [], logoWidth) : undefined,
})

/** Differs for each look of an icon. */
export const iconVersion = ({ company, logo }: IconSource): string =>
  createHash('sha256')
    .update(JSON.stringify([company.brand, logo?.key ?? company.name]))
    .digest('hex')
    .slice(0, 12)

/** An icon as PNG: the logo on the company's colour, or the first letter of its name if there is no logo that can be read. */
export const drawIcon = (deps: Deps, cache: FileCache, source: IconSource, side: number): Promise<Buffer> =>
  cache.getOrMake(`${iconVersion(source)} ${side}`, async () => {
    const { company, logo } = source
    const icon = {
      side,
      colour: iconColour(company),
      onColour: safeColour(company.brand.onPrimary, '#ffffff'),
      letter: firstLetter(company.name),
    }
    const bytes = logo ? await deps.storage.get(logo.key) : null
    const plain = () => deps.pictures.icon({ ...icon, logo: null })
    return Buffer.from(bytes === null ? await plain() : await deps.pictures.icon({ ...icon, logo: bytes }).catch(plain))
  })

const firstLetter = (name: string): string => {
  const [first] = new Intl.Segmenter().segment(name.trim())
  return (first?.segment ?? '•').toUpperCase()
}
