import type { Read, UpdateInput } from '@sojourn/contract/kit/define-resource'
import { useCan } from '../../data/session.ts'
import { limitsAt } from '../../kit/form/field-limits.ts'
import { errorMessage } from '../../kit/words/error-message.ts'
import { withMore } from '../../media/choose/media-choice.ts'
import { toast } from '../../ui/toast.ts'
import type { RecordDefinition, RecordResource } from '../record-definition.ts'
import { type HeroDefinition, imagesIn } from './hero-definition.ts'
import { NoImages } from './no-images.tsx'
import { RecordImages } from './record-images.tsx'
import * as wording from './wording.ts'

type RecordHeroProps<R extends RecordResource> = {
  definition: RecordDefinition<R>
  hero: HeroDefinition<R>
  record: Read<R> & { uuid: string; rev: number }
}

/** The images at the top of a record. */
export function RecordHero<R extends RecordResource>({ definition, hero: { field }, record }: RecordHeroProps<R>) {
  const images = imagesIn(record, field)
  const { save, isSaving } = useSaveImages(definition, field, record)
  const mayEdit = useCan(definition.editWith)
  const max = field === 'cover' ? 1 : (limitsAt(definition.resource.update, field).max ?? 1)
  return (
    <div className="mb-8">
      {images.length > 0 ? (
        <RecordImages images={images} />
      ) : (
        <NoImages onAdd={mayEdit ? save : null} isSaving={isSaving} max={max} />
      )}
    </div>
  )
}

/** Saves the first images at once. A form with other changes takes them over as those of another user. */
const useSaveImages = <R extends RecordResource>(
  { client, nameOf }: RecordDefinition<R>,
  field: 'media' | 'cover',
  record: Read<R> & { uuid: string; rev: number },
) => {
  const { mutateAsync, isPending } = client.useUpdate()
  const save = async (media: readonly string[]) => {
    const images = withMore([], media, 'image')
    const changes = { [field]: field === 'cover' ? (images[0] ?? null) : images } as UpdateInput<R>
    try {
      await mutateAsync({ uuid: record.uuid, rev: record.rev, changes })
      toast({ title: wording.imagesAdded({ count: images.length }), tone: 'success' })
    } catch (error) {
      toast({
        title: wording.imagesNotAdded({ name: nameOf(record) }),
        description: errorMessage(error),
        tone: 'danger',
      })
    }
  }
  return { save: (media: readonly string[]) => void save(media), isSaving: isPending }
}
