import { plainText } from '@sojourn/contract/kit/plain-text'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { clients } from '../../data/clients.ts'
import { useDebounced } from '../../kit/page/use-debounced.ts'
import { bestFirst } from '../../kit/words/best-first.ts'

/** Lists with at most this many snippets are read once and searched here, also without a connection. */
const maxLocal = 96
/** Enough to recognise a text by, in characters. */
const previewLength = 200

/** The snippets that match what was typed: what fits best first, and before anything is typed those in the language of the field. */
export const useSnippets = (typed: string, language: string) => {
  const { list } = clients.snippets
  const scope = clients.snippets.useScope()
  const first = useQuery(list(scope, { sort: 'name', perPage: String(maxLocal) }, ['text']))
  const isLarge = (first.data?.meta.total ?? 0) > maxLocal
  const text = typed.trim()
  const debounced = useDebounced(text)
  const isSearching = isLarge && text !== ''
  const search = useQuery({
    ...list(scope, { q: debounced, perPage: '48' }, ['text']),
    enabled: isSearching && debounced !== '',
  })
  const query = isSearching ? search : first
  const rows = query.data?.data
  const listed = useMemo(
    () =>
      (rows ?? []).map(({ uuid, name, text: content, language: own, tags }) => {
        const words = plainText(content)
        return { uuid, name, text: content, language: own, tags, words, preview: words.slice(0, previewLength) }
      }),
    [rows],
  )
  const byLanguage = listed.toSorted(
    (one, other) => distanceOf(one.language, language) - distanceOf(other.language, language),
  )
  // The server has put what fits best first already.
  const found = isSearching ? listed : bestFirst(byLanguage, text, ({ name, words, tags }) => [name, words, ...tags])
  return {
    snippets: found,
    isLoading: query.isLoading,
    isFailed: !query.data && (query.isError || query.isPaused),
    isEmpty: first.data?.meta.total === 0,
    /** Whether there are more than those listed, which can only be found by searching. */
    hasMore: isLarge && text === '',
  }
}

/** How far a snippet's language is from that of the field: the same, another variety of it, any language, another one. */
const distanceOf = (own: string | null, wanted: string): number => {
  if (own === wanted) return 0
  if (own === null) return 2
  return own.split('-')[0] === wanted.split('-')[0] ? 1 : 3
}
