import { useState } from 'react'
import type { Summary } from '@sojourn/contract/kit/define-resource'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import type { Wire } from '../../data/resource-client.ts'
import { InUseDialog, type InUse, usesIn } from './in-use-dialog.tsx'
import type { ListDefinition } from './list-definition.ts'
import { reasonOf } from './reason-of.ts'

/**
 * Deletes a record: into the bin, with an offer to take that back; where the resource has none, after asking. `question` is
 * to be put on the page.
 */
export const useRemoveWithUndo = <R extends Wire>(definition: ListDefinition<R>) => {
  const { remove, restore } = useCalls(definition)
  const { nameOf, one, client } = definition
  const [asked, setAsked] = useState<Summary<R> | null>(null)
  const [inUse, setInUse] = useState<InUse | null>(null)

  const undo = (record: Summary<R>) => () =>
    restore(record.uuid, {
      onSuccess: () => void toast({ title: `“${nameOf(record)}” is back`, tone: 'success' }),
      onError: (error) =>
        void toast({ title: `“${nameOf(record)}” is still deleted`, description: reasonOf(error), tone: 'danger' }),
    })
  const removeNow = async (record: Summary<R>): Promise<void> => {
    try {
      await remove(record.uuid)
      toast({
        title: `“${nameOf(record)}” was deleted`,
        action: client.hasBin ? { label: 'Undo', onAction: undo(record) } : undefined,
      })
    } catch (error) {
      const uses = usesIn(error)
      if (uses.length > 0) return setInUse({ name: nameOf(record), uses })
      toast({ title: `“${nameOf(record)}” was not deleted`, description: reasonOf(error), tone: 'danger' })
    }
  }

  return {
    remove: (record: Summary<R>): void => void (client.hasBin ? removeNow(record) : setAsked(record)),
    question: inUse ? (
      <InUseDialog items={[inUse]} onClose={() => setInUse(null)} />
    ) : (
      asked && (
        <AlertDialog
          title={`Delete “${nameOf(asked)}”?`}
          confirmLabel={`Delete ${one}`}
          isDanger
          isOpen
          onOpenChange={(isOpen) => {
            if (!isOpen) setAsked(null)
          }}
          onConfirm={() => removeNow(asked)}
        >
          There is no bin to take it out of again.
        </AlertDialog>
      )
    ),
  }
}

const useCalls = <R extends Wire>(definition: ListDefinition<R>) => {
  const { mutateAsync: remove } = definition.client.useRemove()
  const { mutate: restore } = definition.client.useRestore()
  return { remove, restore }
}
