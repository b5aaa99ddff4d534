import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem } from '../../../data/http.ts'
import { errorMessage } from '../../../kit/words/error-message.ts'
import { type MediaItem, mediaClient } from '../../../media/item/media-picture.tsx'
import { useTenant } from '../../../data/session.ts'
import { toast } from '../../../ui/toast.ts'
import { changedIn, editOf, isSameEdit, type PictureEdit } from './picture-edit.ts'
import * as wording from './wording.ts'

/** An edit as it was loaded, with the revision of the item. */
type Known = { rev: number; edit: PictureEdit }

const knownOf = (item: MediaItem): Known => ({ rev: item.rev, edit: editOf(item) })

/**
 * Saves an edit based on the version that was loaded when the editor opened, even if the item was fetched again since. If
 * another user has edited the image in the meantime, `theirs` is their edit until the user chooses one.
 */
export const useSaveEdit = (item: MediaItem, onSaved: () => void) => {
  const { uuid: tenant } = useTenant()
  const queries = useQueryClient()
  const { mutateAsync: update, isPending } = mediaClient.useUpdate()
  const [before, setBefore] = useState(() => knownOf(item))
  const [theirs, setTheirs] = useState<Known | null>(null)

  const send = async (edit: PictureEdit, onto: Known): Promise<void> => {
    await update({ uuid: item.uuid, rev: onto.rev, changes: changedIn(edit, onto.edit) })
    onSaved()
  }
  const sendUnlessEdited = async (edit: PictureEdit, onto: Known): Promise<void> => {
    try {
      await send(edit, onto)
    } catch (error) {
      if (!(error instanceof ApiProblem) || error.status !== 412) throw error
      const current = knownOf(await queries.fetchQuery({ ...mediaClient.get(tenant, item.uuid), staleTime: 0 }))
      if (isSameEdit(current.edit, edit)) return onSaved()
      if (!isSameEdit(current.edit, onto.edit)) return setTheirs(current)
      // Only the texts of the item have changed.
      setBefore(current)
      await send(edit, current)
    }
  }
  const save = async (edit: PictureEdit, onto: Known = before): Promise<void> => {
    setTheirs(null)
    try {
      await sendUnlessEdited(edit, onto)
    } catch (error) {
      toast({ title: wording.saveFailed, description: errorMessage(error), tone: 'danger' })
    }
  }
  return {
    before: before.edit,
    isSaving: isPending,
    save: (edit: PictureEdit) => save(edit),
    theirs: theirs && theirs.edit,
    saveOver: (edit: PictureEdit) => (theirs ? save(edit, theirs) : Promise.resolve()),
    goOn: () => setTheirs(null),
  }
}
