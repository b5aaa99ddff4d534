import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ComboBox } from '../../ui/combo-box.tsx'
import { bestFirst } from '../../kit/words/best-first.ts'
import { type Folder, folderTree, mediaFolders } from './media-folders.ts'
import { useTenant } from '../../data/session.ts'
import * as wording from './wording.ts'

type FolderFieldProps = { value: string | null; onChange: (folder: string | null) => void; className?: string }

const all: Folder = { path: '', name: wording.allFolders, depth: 0, count: 0 }

/** A folder of the library to show, found by typing, or all folders. */
export function FolderField({ value, onChange, className }: FolderFieldProps) {
  const [text, setText] = useState('')
  const query = useQuery(mediaFolders(useTenant().uuid))
  const found = bestFirst(folderTree(query.data ?? []), text, ({ name, path }) => [name, path])
  return (
    <ComboBox
      label={wording.folderFilter}
      isLabelHidden
      className={className}
      placeholder={wording.allFolders}
      emptyText={query.data?.length === 0 ? wording.noFolders : wording.noFolderFound}
      isLoading={query.isLoading}
      items={text.trim() === '' && value !== null ? [all, ...found] : found}
      itemId={({ path }) => path || 'all'}
      itemText={({ path }) => path}
      renderItem={({ path, name, depth, count }) => (
        <span className="flex w-full justify-between gap-3" style={{ paddingInlineStart: `${depth}rem` }}>
          <span dir="auto" className="wrap-anywhere">
            {text.trim() === '' || path === '' ? name : path}
          </span>
          {path !== '' && <span className="text-ink-soft tabular-nums">{count}</span>}
        </span>
      )}
      value={value === null ? null : { ...all, path: value, name: value }}
      onChange={(chosen) => onChange(chosen?.path || null)}
      onSearch={setText}
      isLocal
    />
  )
}
