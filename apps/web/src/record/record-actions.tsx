import { useNavigate } from '@tanstack/react-router'
import type { Read } from '@sojourn/contract/kit/define-resource'
import { isTranslatedPlural } from '@sojourn/contract/translations/translated-resources'
import { Copy, EllipsisVertical, Languages, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { lazy } from '../kit/lazy/lazy.tsx'
import { errorMessage } from '../kit/words/error-message.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu, MenuItem, MenuTrigger } from '../ui/menu.tsx'
import { toast } from '../ui/toast.ts'
import { useCan } from '../data/session.ts'
import { useRemoveWithUndo } from '../kit/list/use-remove-with-undo.tsx'
import type { RecordResource, RecordDefinition } from './record-definition.ts'
import * as wording from './wording.ts'

type Found<R extends RecordResource> = Read<R> & { uuid: string }
type RecordActionsProps<R extends RecordResource> = { definition: RecordDefinition<R>; record: Found<R> }

/** The actions on a whole record. */
export function RecordActions<R extends RecordResource>({ definition, record }: RecordActionsProps<R>) {
  const { nameOf, path, addWith, removeWith } = definition
  const navigate = useNavigate()
  const duplicate = useDuplicateOf(definition)
  const { remove, question } = useRemoveWithUndo<R, Found<R>>(definition, () => void navigate({ href: path }))
  const mayAdd = useCan(addWith)
  const mayRemove = useCan(removeWith)
  const mayEdit = useCan(definition.editWith)
  const [isTranslating, setTranslating] = useState(false)
  const isTranslated = isTranslatedPlural(definition.resource.plural)
  if (!mayAdd && !mayRemove && !isTranslated) return null

  const duplicateNow = async () => {
    try {
      const copy = await duplicate({ uuid: record.uuid })
      toast({ title: wording.added({ name: nameOf(copy) }), description: wording.duplicatedHint, tone: 'success' })
      await navigate({ href: `${path}/${copy.uuid}` })
    } catch (error) {
      toast({
        title: wording.duplicateFailed({ name: nameOf(record) }),
        description: errorMessage(error),
        tone: 'danger',
      })
    }
  }
  return (
    <>
      {mayAdd || mayRemove ? (
        <MenuTrigger>
          <IconButton
            icon={EllipsisVertical}
            variant="secondary"
            label={wording.actionsFor({ name: nameOf(record) })}
            hasTooltip={false}
          />
          <Menu>
            {mayAdd && (
              <MenuItem icon={Copy} onAction={() => void duplicateNow()}>
                {wording.duplicate}
              </MenuItem>
            )}
            {isTranslated && (
              <MenuItem icon={Languages} onAction={() => setTranslating(true)}>
                {wording.translations}
              </MenuItem>
            )}
            {mayRemove && (
              <MenuItem icon={Trash2} isDanger onAction={() => remove(record)}>
                {wording.remove}
              </MenuItem>
            )}
          </Menu>
        </MenuTrigger>
      ) : (
        // A read-only user has nothing else to choose from.
        <IconButton
          icon={Languages}
          variant="secondary"
          label={wording.translations}
          onPress={() => setTranslating(true)}
        />
      )}
      {question}
      {isTranslating && (
        <RecordTranslations
          plural={definition.resource.plural}
          uuid={record.uuid}
          title={nameOf(record)}
          labels={definition.labels}
          isReadOnly={!mayEdit}
          onClose={() => setTranslating(false)}
          onMissing={() => setTranslating(false)}
        />
      )}
    </>
  )
}

const RecordTranslations = lazy(async () => (await import('./record-translations.tsx')).RecordTranslations, {
  missing: 'toast',
  isDialog: true,
})

const useDuplicateOf = <R extends RecordResource>({ client }: RecordDefinition<R>) => client.useDuplicate().mutateAsync
