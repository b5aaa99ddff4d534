import { maxFolderLength } from '@sojourn/contract/kit/media-limits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { bestFirst } from '../../kit/words/best-first.ts'
import { folderTree, mediaFolders } from './media-folders.ts'
import { useTenant } from '../../data/session.ts'
import { ComboBox } from '../../ui/combo-box.tsx'
import * as wording from './wording.ts'

type FolderNameProps = {
  label: string
  name?: string
  errorMessage?: string | undefined
  value: string | null
  onChange: (folder: string | null) => void
}

type Choice = { path: string; label: string }

/** The folder of a file: an existing one, or a new one by typing its name. */
export function FolderName({ label, name, errorMessage, value, onChange }: FolderNameProps) {
  const [text, setText] = useState('')
  const query = useQuery(mediaFolders(useTenant().uuid))
  const typed = tidy(text)
  const folders = folderTree(query.data ?? [])
  const found: Choice[] = bestFirst(folders, typed, ({ name: last, path }) => [last, path]).map(({ path }) => ({
    path,
    label: path,
  }))
  const isNew = typed !== '' && !folders.some(({ path }) => path === typed)
  const items: Choice[] = [
    ...(typed === '' ? [{ path: '', label: wording.noFolder }] : []),
    ...found,
    ...(isNew ? [{ path: typed, label: wording.newFolder({ name: typed }) }] : []),
  ]
  return (
    <ComboBox
      label={label}
      name={name}
      errorMessage={errorMessage}
      description={wording.folderHint}
      placeholder={wording.noFolder}
      items={items}
      itemId={({ path }) => path || 'none'}
      itemText={({ path }) => path}
      renderItem={(one) => (
        <span dir="auto" className="wrap-anywhere">
          {one.label}
        </span>
      )}
      value={value === null ? null : { path: value, label: value }}
      onChange={(chosen) => onChange(chosen?.path || null)}
      onSearch={setText}
      onLeave={(left) => onChange(tidy(left) || null)}
      isLocal
    />
  )
}

/** A folder's path without empty steps and surrounding spaces. */
const tidy = (text: string): string =>
  text
    .split('/')
    .map((step) => step.trim())
    .filter(Boolean)
    .join('/')
    .slice(0, maxFolderLength)
