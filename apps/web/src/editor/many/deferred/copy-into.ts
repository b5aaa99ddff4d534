import { applyEdit } from '@sojourn/contract/itinerary/apply-edit'
import type { Edit, ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { request } from '../../../data/http.ts'
import { changedFields, documentOf, type Itinerary } from '../../store/itinerary-document.ts'
import { isStale } from '../../store/itinerary-saving.ts'

/** How often an edit is attempted if other users save at the same time. */
const maxAttempts = 3

/**
 * Makes an edit in another itinerary. If another user has saved between reading and saving, it is made again in their version,
 * which is safe because it only adds.
 */
export const editOther = async (
  path: string,
  editOf: (document: ItineraryDocument) => Edit,
  attempt = 1,
): Promise<Itinerary> => {
  const { data: current } = await request<{ data: Itinerary }>('GET', path)
  try {
    return await saveEdit(path, current, editOf(documentOf(current)))
  } catch (error) {
    if (attempt < maxAttempts && isStale(error)) return editOther(path, editOf, attempt + 1)
    throw error
  }
}

/** Makes an edit in a version of another itinerary. Rejects with 412 if there is a newer one. */
export const saveEdit = async (path: string, current: Itinerary, edit: Edit): Promise<Itinerary> => {
  const before = documentOf(current)
  const body = changedFields(before, applyEdit(before, edit).document)
  return (await request<{ data: Itinerary }>('PUT', path, { body, rev: current.rev })).data
}
