import { useQuery } from '@tanstack/react-query'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { Bookmark, Settings, Users } from 'lucide-react'
import { useState } from 'react'
import type { List } from '@sojourn/contract/lists'
import { useTenant } from '../../data/session.ts'
import { Button } from '../../ui/button.tsx'
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '../../ui/menu.tsx'
import { toast } from '../../ui/toast.ts'
import { lazy } from '../lazy/lazy.tsx'
import { errorMessage } from '../words/error-message.ts'
import { type SavedView, savedViewsOf, useSavedViews } from './saved-views-query.ts'
import { viewQueryOf } from './view-query.ts'
import * as wording from './wording.ts'

type SavedViewsProps = {
  list: List
  /** The path of the list's page. */
  path: string
  many: string
  /** The visible columns, in their order; null for the default. */
  columns: readonly string[] | null
}

/** The searches of a list that users have saved: opens one, and saves the present one. */
export function SavedViews({ list, path, many, columns }: SavedViewsProps) {
  const query = useQuery(savedViewsOf(useTenant().uuid, list))
  const { update } = useSavedViews(list)
  const navigate = useNavigate()
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null)
  const views = query.data ?? []
  const present = viewQueryOf(search)
  const current = views.find((view) => view.query === present && sameColumns(view.columns, columns))
  // The view that was opened last stays the one to update while its filters are changed.
  const [opened, setOpened] = useState<string | null>(null)
  const openedView = views.find(({ uuid }) => uuid === opened)
  const open = (view: SavedView) => {
    setOpened(view.uuid)
    const columnsPart = view.columns ? `columns=${view.columns.join(',')}` : ''
    const parts = [view.query, columnsPart].filter(Boolean).join('&')
    void navigate({ href: parts ? `${path}?${parts}` : path })
  }
  const save = async (view: SavedView) => {
    try {
      await update({ uuid: view.uuid, changes: { query: present, columns } })
      toast({ title: wording.viewSaved({ name: view.name }), tone: 'success' })
    } catch (error) {
      toast({ title: wording.viewNotSaved, description: errorMessage(error), tone: 'danger' })
    }
  }
  return (
    <>
      <MenuTrigger>
        <Button
          size="small"
          variant="quiet"
          icon={Bookmark}
          className="min-h-9 max-w-48"
          aria-label={current ? undefined : wording.savedViews}
        >
          <span className="truncate max-sm:sr-only">{current?.name ?? wording.views}</span>
        </Button>
        <Menu aria-label={wording.savedViews} placement="bottom start">
          <MenuItem isCurrent={present === '' && columns === null} onAction={() => void navigate({ href: path })}>
            {wording.allRecords({ resources: many })}
          </MenuItem>
          {views.map((view) => (
            <MenuItem
              key={view.uuid}
              icon={view.isShared ? Users : Bookmark}
              description={
                view.isShared && view.owner && !view.mayChange ? wording.sharedBy({ name: view.owner.name }) : undefined
              }
              isCurrent={view.uuid === current?.uuid}
              onAction={() => open(view)}
            >
              {view.name}
            </MenuItem>
          ))}
          <MenuSeparator />
          <MenuItem icon={Bookmark} onAction={() => setDialog('save')}>
            {wording.saveView}
          </MenuItem>
          {openedView?.mayChange && openedView !== current && (
            <MenuItem icon={Bookmark} onAction={() => void save(openedView)}>
              {wording.updateView({ name: openedView.name })}
            </MenuItem>
          )}
          {views.some(({ mayChange }) => mayChange) && (
            <MenuItem icon={Settings} onAction={() => setDialog('manage')}>
              {wording.manageViews}
            </MenuItem>
          )}
        </Menu>
      </MenuTrigger>
      {dialog === 'save' && (
        <SaveViewDialog
          list={list}
          query={present}
          columns={columns}
          onSaved={(view) => setOpened(view.uuid)}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'manage' && <ManageViewsDialog list={list} views={views} onClose={() => setDialog(null)} />}
    </>
  )
}

const sameColumns = (one: readonly string[] | null, other: readonly string[] | null): boolean =>
  (one ?? []).join(',') === (other ?? []).join(',')

const options = { missing: 'toast', isDialog: true } as const
const SaveViewDialog = lazy(async () => (await import('./saved-views-dialogs.tsx')).SaveViewDialog, options)
const ManageViewsDialog = lazy(async () => (await import('./saved-views-dialogs.tsx')).ManageViewsDialog, options)
