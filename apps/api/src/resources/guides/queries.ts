import { resources } from '@sojourn/contract'
import type { Read } from '@sojourn/contract/kit/define-resource'
import type { MediaRef } from '@sojourn/contract/kit/values'
import { addNames } from '../../kit/list/row-names.ts'
import type { Stored } from '../../kit/records/records.ts'
import type { ServedResource } from '../../kit/records/served-resource.ts'
import { addUses } from '../itineraries/count-uses.ts'
import { copyingTranslations } from '../translations/copy-translations.ts'
import { policy } from './policy.ts'

export const guides: ServedResource = {
  definition: resources.guide,
  policy,
  onSave: copyingTranslations('guide'),
  copiedWith: { status: 'draft' },
  deriveInLists: async (ctx, rows) => {
    const named = await addNames(ctx, rows, {
      contactName: ['contact', 'contact'],
      destinationNames: ['destinations', 'destination'],
    })
    return addUses(ctx, 'guide', named)
  },
  derivedFrom: { thumbnail: ['cover', 'sections'], contactName: ['contact'], destinationNames: ['destinations'] },
  imagesOf: (row) => imagesOf(row),
}

const imagesOf = (row: Stored): (MediaRef | null)[] => {
  const { cover, sections } = row as Pick<Read<typeof resources.guide>, 'cover' | 'sections'>
  return [cover, ...sections.flatMap(({ media }) => media)]
}
