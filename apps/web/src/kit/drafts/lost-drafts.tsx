import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'
import { readDraft } from '../../data/draft.ts'
import { draftKeysOf, draftOwnerOf } from '../../data/draft-storage.ts'
import { wordsOfDraft } from './draft-words.ts'
import * as wording from './wording.ts'

/** The user's unsaved drafts in a company they can no longer open, as text to copy. */
export function LostDrafts({ user, tenant }: { user: string; tenant: string }) {
  const [drafts] = useState(() =>
    draftKeysOf(user, tenant).flatMap((key) => {
      const draft = readDraft(key)
      const words = draft ? wordsOfDraft(draft) : ''
      return words === '' ? [] : [{ key, words, title: titleOf(draftOwnerOf(key).name) }]
    }),
  )
  if (drafts.length === 0) return null
  return (
    <section aria-labelledby="lost-drafts" className="mt-10">
      <h2 id="lost-drafts" className="title text-xl">
        {wording.title}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{wording.hint}</p>
      <ul className="flex flex-col gap-6">
        {drafts.map(({ key, title, words }) => (
          <li key={key} className="flex flex-col gap-2">
            <TextArea label={title} value={words} isReadOnly rows={2} />
            <Button size="small" className="self-start" onPress={() => void copy(words)}>
              {wording.copy}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const copy = async (words: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(words)
    toast({ title: wording.copied, tone: 'success' })
  } catch {
    toast({ title: wording.cannotCopy, description: wording.cannotCopyHint })
  }
}

/** `company-pages.create` becomes “Company pages”; the itinerary editor names its drafts only by their uuid. */
const titleOf = (name: string): string => {
  const [resource = ''] = name.split('.')
  if (/^[0-9a-f-]{36}$/.test(resource)) return wording.itinerary
  return (resource.charAt(0).toUpperCase() + resource.slice(1)).replaceAll('-', ' ')
}
