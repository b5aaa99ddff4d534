import { useState } from 'react'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import type { ResourceClient, Wire } from '../../data/resource-client.ts'
import { InUseDialog, type InUse, usesIn } from './in-use-dialog.tsx'
import { errorMessage } from '../words/error-message.ts'

type Removable<R extends Wire, T> = {
  client: ResourceClient<R>
  /** The resource in a sentence: `itinerary`. */
  one: string
  nameOf: (record: T) => string
}

/**
 * Deletes a record: into the bin, with an undo, or after a confirmation if the resource has no bin. `question` must be rendered
 * on the page.
 * @param onRemoved called when the record is deleted
 */
export const useRemoveWithUndo = <R extends Wire, T extends { uuid: string }>(
  definition: Removable<R, T>,
  onRemoved?: () => void,
) => {
  const { remove, restore } = useCalls(definition)
  const { nameOf, one, client } = definition
  const [recordToDelete, setRecordToDelete] = useState<T | null>(null)
  const [inUse, setInUse] = useState<InUse | null>(null)

  // The page that showed the undo may be gone when it is pressed.
  const undo = (record: T) => () =>
    void restore(record.uuid).then(
      () => void toast({ title: `“${nameOf(record)}” is back`, tone: 'success' }),
      (error: unknown) =>
        void toast({ title: `“${nameOf(record)}” is still deleted`, description: errorMessage(error), tone: 'danger' }),
    )
  const removeNow = async (record: T): Promise<void> => {
    try {
      await remove(record.uuid)
      toast({
        title: `“${nameOf(record)}” was deleted`,
        action: client.hasBin ? { label: 'Undo', onAction: undo(record) } : undefined,
      })
      onRemoved?.()
    } catch (error) {
      const uses = usesIn(error)
      if (uses.length > 0) return setInUse({ name: nameOf(record), uses })
      toast({ title: `“${nameOf(record)}” was not deleted`, description: errorMessage(error), tone: 'danger' })
    }
  }

  return {
    remove: (record: T): void => void (client.hasBin ? removeNow(record) : setRecordToDelete(record)),
    question: inUse ? (
      <InUseDialog items={[inUse]} onClose={() => setInUse(null)} />
    ) : (
      recordToDelete && (
        <AlertDialog
          title={`Delete “${nameOf(recordToDelete)}”?`}
          confirmLabel={`Delete ${one}`}
          isDanger
          isOpen
          onOpenChange={(isOpen) => {
            if (!isOpen) setRecordToDelete(null)
          }}
          onConfirm={() => removeNow(recordToDelete)}
        >
          There is no bin to take it out of again.
        </AlertDialog>
      )
    ),
  }
}

const useCalls = <R extends Wire, T>({ client }: Removable<R, T>) => {
  const { mutateAsync: remove } = client.useRemove()
  const { mutateAsync: restore } = client.useRestore()
  return { remove, restore }
}
