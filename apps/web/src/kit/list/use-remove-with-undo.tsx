import { useState } from 'react'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import type { ResourceClient } from '../../data/resource-client.ts'
import type { Wire } from '../../data/resource-lists.ts'
import { InUseDialog, type InUse, usesIn } from './in-use-dialog.tsx'
import { errorMessage } from '../words/error-message.ts'
import * as wording from './wording.ts'

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
      () => void toast({ title: wording.wasRestored({ name: nameOf(record) }), tone: 'success' }),
      (error: unknown) =>
        void toast({
          title: wording.wasNotRestored({ name: nameOf(record) }),
          description: errorMessage(error),
          tone: 'danger',
        }),
    )
  const removeNow = async (record: T): Promise<void> => {
    try {
      await remove(record.uuid)
      toast({
        title: wording.wasDeleted({ name: nameOf(record) }),
        undo: client.hasBin ? undo(record) : undefined,
      })
      onRemoved?.()
    } catch (error) {
      const uses = usesIn(error)
      if (uses.length > 0) return setInUse({ name: nameOf(record), uses })
      toast({
        title: wording.wasNotDeleted({ name: nameOf(record) }),
        description: errorMessage(error),
        tone: 'danger',
      })
    }
  }

  return {
    remove: (record: T): void => void (client.hasBin ? removeNow(record) : setRecordToDelete(record)),
    question: inUse ? (
      <InUseDialog items={[inUse]} onClose={() => setInUse(null)} />
    ) : (
      recordToDelete && (
        <AlertDialog
          title={wording.deleteQuestion({ name: nameOf(recordToDelete) })}
          confirmLabel={wording.deleteOne({ resource: one })}
          isDanger
          isOpen
          onOpenChange={(isOpen) => {
            if (!isOpen) setRecordToDelete(null)
          }}
          onConfirm={() => removeNow(recordToDelete)}
        >
          {wording.deleteForGood}
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
