import type { SavedView, SavedViewCreate } from '../saved-view.ts'
import { ids } from './ids.ts'

const created: SavedViewCreate = {
  list: 'accommodations',
  name: 'Lodges with four stars',
  query: 'type=lodge&sort=-stars',
  columns: ['name', 'destinationName', 'stars'],
  isShared: true,
}

const savedView: SavedView = {
  uuid: ids.record,
  rev: 1,
  createdAt: '2026-11-20T09:30:00.000Z',
  updatedAt: '2026-11-20T09:30:00.000Z',
  list: 'accommodations',
  name: 'Lodges with four stars',
  query: 'type=lodge&sort=-stars',
  columns: ['name', 'destinationName', 'stars'],
  isShared: true,
  owner: { uuid: ids.user, name: 'Ada Example' },
  mayChange: true,
}

export const savedViewExamples = {
  SavedView: savedView,
  SavedViewCreate: created,
  SavedViewUpdate: { name: 'Good lodges', columns: null, rev: 1 },
}
