import type { Summary } from '@sojourn/contract/kit/define-resource'
import { toast } from '../../ui/toast.ts'
import { ApiProblem } from '../http.ts'
import type { Wire } from '../resource-client.ts'
import type { ListDefinition } from './list-definition.ts'

/** Deletes a record (into the bin) and offers to take that back. */
export const useRemoveWithUndo = <R extends Wire>(definition: ListDefinition<R>) => {
  const { mutate: remove } = definition.client.useRemove()
  const { mutate: restore } = definition.client.useRestore()
  return (record: Summary<R>): void => {
    const name = definition.nameOf(record)
    const undo = () =>
      restore(record.uuid, {
        onSuccess: () => void toast({ title: `“${name}” is back`, tone: 'success' }),
        onError: (error) =>
          void toast({ title: `“${name}” is still deleted`, description: reasonOf(error), tone: 'danger' }),
      })
    remove(record.uuid, {
      onSuccess: () => {
        toast({ title: `“${name}” was deleted`, action: { label: 'Undo', onAction: undo } })
        keepFocus()
      },
      onError: (error) =>
        void toast({ title: `“${name}” was not deleted`, description: reasonOf(error), tone: 'danger' }),
    })
  }
}

const reasonOf = (error: Error): string => {
  if (!(error instanceof ApiProblem)) return 'Something went wrong. Try again.'
  const uses = error.document.usedIn?.map(({ title }) => title) ?? []
  return uses.length > 0 ? `It is used in ${uses.slice(0, 3).join(', ')}.` : `${error.message}.`
}

/** The row took its focus with it; without a place to go Tab would start from the top of the page again. */
const keepFocus = (): void => {
  requestAnimationFrame(() => {
    const title = document.querySelector<HTMLElement>('h1')
    if (!title || (document.activeElement && document.activeElement !== document.body)) return
    title.tabIndex = -1
    title.style.outline = 'none'
    title.focus({ preventScroll: true })
  })
}
