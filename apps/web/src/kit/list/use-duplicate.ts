import { useNavigate } from '@tanstack/react-router'
import type { Summary } from '@sojourn/contract/kit/define-resource'
import { toast } from '../../ui/toast.ts'
import type { Wire } from '../../data/resource-lists.ts'
import { useCan } from '../../data/session.ts'
import type { ListDefinition } from './list-definition.ts'
import { errorMessage } from '../words/error-message.ts'
import * as wording from './wording.ts'

/** A function that duplicates a record and opens the copy; null for users who may not, or if the list has no duplication. */
export const useDuplicateFrom = <R extends Wire>(definition: ListDefinition<R>) => {
  const { nameOf, path, canDuplicate } = definition
  const duplicate = useCallOf(definition)
  const navigate = useNavigate()
  const mayAdd = useCan(definition.addWith)
  if (!canDuplicate || !mayAdd) return null
  return async (record: Summary<R>, body?: object): Promise<void> => {
    try {
      const { uuid } = await duplicate({ uuid: record.uuid, body })
      toast({
        title: wording.wasDuplicated({ name: nameOf(record) }),
        description: wording.copyOpened,
        tone: 'success',
      })
      await navigate({ href: `${path}/${uuid}` })
    } catch (error) {
      toast({
        title: wording.wasNotDuplicated({ name: nameOf(record) }),
        description: errorMessage(error),
        tone: 'danger',
      })
    }
  }
}

const useCallOf = <R extends Wire>({ client }: ListDefinition<R>) => client.useDuplicate().mutateAsync
