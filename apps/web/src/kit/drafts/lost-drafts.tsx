import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'
import { readDraft } from '../../data/draft.ts'
import { draftKeysOf, draftOwnerOf } from '../../data/draft-storage.ts'
import { wordsOfDraft } from './draft-words.ts'

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
        What you typed there and did not save
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">
        It is kept on this device for 30 days, and offered in the same forms if you come back. Copy what you need.
      </p>
      <ul className="flex flex-col gap-6">
        {drafts.map(({ key, title, words }) => (
          <li key={key} className="flex flex-col gap-2">
            <TextArea label={title} value={words} isReadOnly rows={2} />
            <Button size="small" className="self-start" onPress={() => void copy(words)}>
              Copy
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
    toast({ title: 'Copied', tone: 'success' })
  } catch {
    toast({ title: 'The browser does not allow copying', description: 'Select the text and copy it by hand.' })
  }
}

/** `company-pages.create` becomes “Company pages”; the itinerary editor names its drafts only by their uuid. */
const titleOf = (name: string): string => {
  const [resource = ''] = name.split('.')
  if (/^[0-9a-f-]{36}$/.test(resource)) return 'Itinerary'
  return (resource.charAt(0).toUpperCase() + resource.slice(1)).replaceAll('-', ' ')
}
