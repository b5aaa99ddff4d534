import { applyEdit } from '@sojourn/contract/itinerary/apply-edit'
import type { Edit, ItineraryDocument } from '@sojourn/contract/itinerary/edit'
import { ApiProblem, request } from '../../../data/http.ts'
import { documentOf, type Itinerary } from '../../store/itinerary-document.ts'

/** How often an edit is made again because somebody else saved at the same time. */
const attempts = 3

/**
 * Makes an edit in another itinerary: reads its current version, and saves the result unless there is a newer one. Then it
 * starts again, since the edit only adds.
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
    if (attempt < attempts && isOutdated(error)) return editOther(path, editOf, attempt + 1)
    throw error
  }
}

/** Makes an edit in a version of another itinerary. 412 if there is a newer one. */
export const saveEdit = async (path: string, current: Itinerary, edit: Edit): Promise<Itinerary> => {
  const { days, segments, dayCount } = applyEdit(documentOf(current), edit).document
  const body = {
    segments,
    ...(days === current.days ? {} : { days, dayCount }),
  }
  return (await request<{ data: Itinerary }>('PUT', path, { body, rev: current.rev })).data
}

/** Whether somebody else has saved in the meantime. */
export const isOutdated = (error: unknown): boolean => error instanceof ApiProblem && error.status === 412
