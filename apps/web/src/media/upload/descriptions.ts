import { create } from 'zustand'
import { keepDraft } from '../../data/draft.ts'
import { draftKey, dropDraft } from '../../data/draft-storage.ts'
import { ApiProblem, request } from '../../data/http.ts'
import { errorMessage } from '../../kit/words/error-message.ts'
import type { MediaItem, MediaSummary } from '../item/media-picture.tsx'
import { currentTenant, useSession } from '../../data/session.ts'
import { onWipe } from '../../data/clear-device-data.ts'
import { toast } from '../../ui/toast.ts'
import { formOf, valuesOfItem } from '../item/item-values.ts'
import { uploads } from './upload-queue.ts'
import * as wording from './wording.ts'

type Typed = {
  item: MediaItem | MediaSummary
  user: string
  tenant: string
  text: string
  /** Why saving it failed, as a sentence. */
  problem: string | null
}

/** Unsaved descriptions, by the uuid of their item. They outlive the dialog in which they were typed. */
export const useDescriptions = create<{ typed: Readonly<Record<string, Typed>> }>(() => ({ typed: {} }))

const find = (uuid: string): Typed | undefined => useDescriptions.getState().typed[uuid]
const put = (uuid: string, typed: Typed): void =>
  useDescriptions.setState((state) => ({ typed: { ...state.typed, [uuid]: typed } }))

/** Stores a typed description, also on this device: as the draft of the form that the library opens for the item. */
export const describeItem = (item: MediaItem | MediaSummary, text: string): void => {
  const session = useSession.getState()
  const tenant = currentTenant(session)
  if (!session.user || !tenant) return
  const typed = { item, user: session.user.uuid, tenant: tenant.uuid, text, problem: null, ...find(item.uuid) }
  const present = { ...typed, text }
  put(item.uuid, present)
  const basis = valuesOfItem(present.item)
  keepDraft(keyOf(present), { values: { ...basis, alt: altOf(text) }, basis, rev: present.item.rev })
}

const saving = new Map<string, Promise<void>>()

/** Saves what was typed, and what is typed while it is being saved. If that fails, it stays unsaved. Never rejects. */
export const saveDescription = (uuid: string): Promise<void> => {
  const pendingSave = saving.get(uuid) ?? saveAll(uuid).finally(() => saving.delete(uuid))
  saving.set(uuid, pendingSave)
  return pendingSave
}

/** Saves all descriptions once their fields are closed, and reports errors. */
export const saveDescriptions = (): void => {
  for (const uuid of Object.keys(useDescriptions.getState().typed))
    void saveDescription(uuid).then(() => reportProblem(uuid))
}

const reportProblem = (uuid: string): void => {
  const typed = find(uuid)
  if (typed?.problem)
    toast({
      tone: 'danger',
      title: wording.altSaveFailed({ name: typed.item.filename }),
      description: wording.altKeptOnDevice({ reason: typed.problem }),
    })
}

const saveAll = async (uuid: string): Promise<void> => {
  for (let typed = find(uuid); typed; typed = find(uuid)) {
    const alt = altOf(typed.text)
    if (alt === typed.item.alt) return forget(uuid)
    const answer = await send(typed, alt)
    // The user who typed it may have logged out.
    const present = find(uuid)
    if (!present) return
    if ('problem' in answer) {
      globalThis.addEventListener('online', saveDescriptions, { once: true })
      return put(uuid, { ...present, problem: answer.problem })
    }
    uploads.showChanged(present.tenant, answer.item)
    put(uuid, { ...present, item: answer.item, problem: null })
  }
}

const send = async (
  { item, tenant }: Typed,
  alt: string | null,
): Promise<{ item: MediaItem | MediaSummary } | { problem: string }> => {
  const path = `/v1/${tenant}/media/${item.uuid}`
  const save = async (rev: number) => (await request<{ data: MediaItem }>('PUT', path, { rev, body: { alt } })).data
  try {
    return { item: await save(item.rev) }
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status !== 412) return { problem: errorMessage(error) }
  }
  try {
    const { data: current } = await request<{ data: MediaItem }>('GET', path)
    if (current.alt !== item.alt && current.alt !== alt)
      return { problem: wording.altConflict({ text: current.alt ?? '' }) }
    return { item: await save(current.rev) }
  } catch (error) {
    return { problem: errorMessage(error) }
  }
}

const forget = (uuid: string): void => {
  const typed = find(uuid)
  if (typed) dropDraft(keyOf(typed))
  useDescriptions.setState((state) => ({
    typed: Object.fromEntries(Object.entries(state.typed).filter(([other]) => other !== uuid)),
  }))
}

const altOf = (text: string): string | null => text.trim() || null

const keyOf = ({ user, tenant, item }: Typed): string => draftKey({ user, tenant, name: formOf(item.uuid) })

onWipe(() => useDescriptions.setState({ typed: {} }))
