import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { clients } from '../../data/clients.ts'
import { useTenant } from '../../data/session.ts'
import { useCreateInPlace } from '../../kit/create/use-create-in-place.tsx'
import { Button } from '../../ui/button.tsx'
import type { ItemFacts } from './item-facts.ts'
import type { LibraryItem } from './library-item.ts'
import type { LibraryScope } from './use-library.ts'
import * as wording from './wording.ts'

const { accommodations, excursions } = clients

type CreateItemsProps = {
  scope: LibraryScope
  text: string
  facts: ItemFacts
  isOffered: boolean
  onCreated: (created: LibraryItem) => void
}

/** Adds to the library what was not found in it, for users who may. */
export function CreateItems({
  scope,
  text,
  facts: { destination, durationMin },
  isOffered,
  onCreated,
}: CreateItemsProps) {
  const cache = useQueryClient()
  const { uuid: tenant } = useTenant()
  const stay = useCreateInPlace(accommodations.plural, ({ uuid }) => {
    const item = cache.getQueryData(accommodations.get(tenant, uuid).queryKey)
    if (item) onCreated({ kind: 'accommodation', item })
  })
  const outing = useCreateInPlace(excursions.plural, ({ uuid }) => {
    const item = cache.getQueryData(excursions.get(tenant, uuid).queryKey)
    if (item) onCreated({ kind: 'excursion', item })
  })
  const offers = [
    ...(stay.start && scope !== 'excursion'
      ? [{ kind: 'accommodation' as const, create: () => stay.start(draft, { name: text, destination }) }]
      : []),
    ...(outing.start && scope !== 'accommodation'
      ? [{ kind: 'excursion' as const, create: () => outing.start(draft, { name: text, destination, durationMin }) }]
      : []),
  ]
  return (
    <>
      {isOffered && offers.length > 0 && (
        <div className="mt-3 flex flex-wrap justify-center gap-2 border-t border-line pt-4">
          {offers.map(({ kind, create }) => (
            <Button key={kind} size="small" icon={Plus} className="max-w-full" onPress={create}>
              <bdi className="min-w-0 truncate">
                {text === '' ? wording.newItem({ kind }) : wording.createItem({ kind, text })}
              </bdi>
            </Button>
          ))}
        </div>
      )}
      {stay.panel}
      {outing.panel}
    </>
  )
}

/** The name of these forms' drafts. */
const draft = 'itinerary'
