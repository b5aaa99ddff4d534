import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { List } from '@sojourn/contract/lists'
import { savedViewLimits } from '@sojourn/contract/saved-view-limits'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { errorMessage } from '../words/error-message.ts'
import { type SavedView, useSavedViews } from './saved-views-query.ts'
import * as wording from './wording.ts'

type SaveViewDialogProps = {
  list: List
  query: string
  columns: readonly string[] | null
  onSaved: (view: SavedView) => void
  onClose: () => void
}

/** Saves the present search, filters, order and columns under a name. */
export function SaveViewDialog({ list, query, columns, onSaved, onClose }: SaveViewDialogProps) {
  const { create } = useSavedViews(list)
  const [name, setName] = useState('')
  const [isShared, setIsShared] = useState(false)
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<string | undefined>()
  const save = async () => {
    if (name.trim() === '') return setError(wording.viewNameMissing)
    setIsPending(true)
    try {
      const { data } = await create({ name: name.trim(), query, columns, isShared })
      toast({ title: wording.viewSaved({ name: data.name }), tone: 'success' })
      onSaved(data)
      onClose()
    } catch (failure) {
      setError(errorMessage(failure))
      setIsPending(false)
    }
  }
  return (
    <Dialog
      title={wording.saveViewTitle}
      isOpen
      isDismissable={false}
      onOpenChange={onClose}
      renderFooter={(close) => (
        <>
          <Button onPress={close} isDisabled={isPending}>
            {wording.cancel}
          </Button>
          <Button variant="primary" isPending={isPending} pendingLabel={wording.saving} onPress={() => void save()}>
            {wording.save}
          </Button>
        </>
      )}
    >
      <div className="flex flex-col gap-5">
        <TextField
          label={wording.viewName}
          description={wording.viewNameHint}
          value={name}
          onChange={(text) => {
            setName(text)
            setError(undefined)
          }}
          maxLength={savedViewLimits.nameLength}
          isRequired
          autoFocus
          onEnter={() => {
            void save()
            return true
          }}
          errorMessage={error}
        />
        <Checkbox isSelected={isShared} onChange={setIsShared}>
          {wording.shareView}
        </Checkbox>
      </div>
    </Dialog>
  )
}

/** The saved views that the user may change: to share, and to delete. */
export function ManageViewsDialog({
  list,
  views,
  onClose,
}: {
  list: List
  views: readonly SavedView[]
  onClose: () => void
}) {
  const { update, remove } = useSavedViews(list)
  const own = views.filter(({ mayChange }) => mayChange)
  const attempt = async (work: Promise<unknown>, failure: string, success?: string) => {
    try {
      await work
      if (success) toast({ title: success })
    } catch (error) {
      toast({ title: failure, description: errorMessage(error), tone: 'danger' })
    }
  }
  return (
    <Dialog
      title={wording.viewsTitle}
      isOpen
      onOpenChange={onClose}
      renderFooter={(close) => (
        <Button variant="primary" onPress={close}>
          {wording.done}
        </Button>
      )}
    >
      {own.length === 0 ? (
        <p className="text-ink-soft">{wording.noViews}</p>
      ) : (
        <ul className="divide-y divide-line">
          {own.map(({ uuid, name, isShared }) => (
            <li key={uuid} className="flex min-h-12 items-center gap-4 py-1">
              <span className="min-w-0 grow wrap-anywhere">{name}</span>
              <Checkbox
                isSelected={isShared}
                onChange={(isOn) => void attempt(update({ uuid, changes: { isShared: isOn } }), wording.viewNotSaved)}
              >
                {wording.shared}
              </Checkbox>
              <IconButton
                icon={Trash2}
                label={wording.deleteView({ name })}
                hasTooltip={false}
                onPress={() =>
                  void attempt(remove(uuid), wording.viewNotDeleted({ name }), wording.viewDeleted({ name }))
                }
              />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
