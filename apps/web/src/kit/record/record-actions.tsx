import { useNavigate } from '@tanstack/react-router'
import type { Read } from '@sojourn/contract/kit/define-resource'
import { Copy, EllipsisVertical, Trash2 } from 'lucide-react'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuTrigger } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.ts'
import { ApiProblem } from '../../data/http.ts'
import { useCan } from '../../data/session.ts'
import type { RecordResource, RecordDefinition } from './record-definition.ts'

type RecordActionsProps<R extends RecordResource> = {
  definition: RecordDefinition<R>
  record: Read<R> & { uuid: string }
}

/** What can be done with a record as a whole. */
export function RecordActions<R extends RecordResource>({ definition, record }: RecordActionsProps<R>) {
  const { nameOf, path, addWith, removeWith } = definition
  const navigate = useNavigate()
  const { duplicate, remove, restore } = useCalls(definition)
  const mayAdd = useCan(addWith)
  const mayRemove = useCan(removeWith)
  if (!mayAdd && !mayRemove) return null

  const duplicateNow = async () => {
    try {
      const copy = await duplicate({ uuid: record.uuid })
      toast({ title: `“${nameOf(copy)}” was added`, description: 'This is the copy.', tone: 'success' })
      await navigate({ href: `${path}/${copy.uuid}` })
    } catch (error) {
      toast({ title: `“${nameOf(record)}” was not duplicated`, description: reasonOf(error), tone: 'danger' })
    }
  }
  const undo = () =>
    restore(record.uuid).then(
      () => void toast({ title: `“${nameOf(record)}” is back`, tone: 'success' }),
      (error: unknown) =>
        void toast({ title: `“${nameOf(record)}” is still deleted`, description: reasonOf(error), tone: 'danger' }),
    )
  const removeNow = async () => {
    try {
      await remove(record.uuid)
      toast({ title: `“${nameOf(record)}” was deleted`, action: { label: 'Undo', onAction: () => void undo() } })
      await navigate({ href: path })
    } catch (error) {
      toast({ title: `“${nameOf(record)}” was not deleted`, description: reasonOf(error), tone: 'danger' })
    }
  }
  return (
    <MenuTrigger>
      <IconButton
        icon={EllipsisVertical}
        variant="secondary"
        label={`Actions for ${nameOf(record)}`}
        hasTooltip={false}
      />
      <Menu>
        {mayAdd && (
          <MenuItem icon={Copy} onAction={() => void duplicateNow()}>
            Duplicate
          </MenuItem>
        )}
        {mayRemove && (
          <MenuItem icon={Trash2} isDanger onAction={() => void removeNow()}>
            Delete
          </MenuItem>
        )}
      </Menu>
    </MenuTrigger>
  )
}

const useCalls = <R extends RecordResource>({ client }: RecordDefinition<R>) => {
  const { mutateAsync: duplicate } = client.useDuplicate()
  const { mutateAsync: remove } = client.useRemove()
  const { mutateAsync: restore } = client.useRestore()
  return { duplicate, remove, restore }
}

const reasonOf = (error: unknown): string =>
  error instanceof ApiProblem ? `${error.message}.` : 'Something went wrong. Try again.'
