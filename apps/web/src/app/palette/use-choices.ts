import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Clock } from 'lucide-react'
import { currentTenant, useSession } from '../../data/session.ts'
import { useVerbsFor } from '../../kit/page/page-verbs.ts'
import { useDebounced } from '../../kit/page/use-debounced.ts'
import { type Choice, useActions, usePages } from './choices.ts'
import { hrefOf, lookOf, resourceOf } from './found-records.ts'
import { matches } from './matches.ts'
import { recentChoices } from './recent-choices.ts'
import { searchFor } from './search.ts'
import * as wording from './wording.ts'

type Section = { title: string; choices: Choice[] }

const maxActions = 6

/** The palette's entries for a typed text, by section, and the state of the search. */
export const useChoices = (typed: string) => {
  const text = typed.trim()
  const navigate = useNavigate()
  const user = useSession((session) => session.user?.uuid ?? '')
  const tenant = useSession((session) => currentTenant(session)?.uuid ?? null)
  const mayEnter = useSession(mayEnterCompany)
  const debouncedText = useDebounced(text)
  const found = useQuery(searchFor(mayEnter ? tenant : null, debouncedText))
  const pages = usePages()
  const actions = useActions()
  const verbs = useVerbsFor(text)

  const filterChoices = (choices: Choice[]) =>
    choices.filter(({ title, detail }) => matches(`${title} ${detail ?? ''}`, text))
  const recent = recentChoices(user, tenant).map(({ title, href, kind }): Choice => ({
    id: `recent ${href}`,
    title,
    detail: kind && lookOf(kind)?.title,
    icon: (kind && lookOf(kind)?.icon) || Clock,
    choose: () => void navigate({ href }),
    leadsTo: { href, kind },
  }))
  const hits = (text ? (found.data ?? []) : []).flatMap((hit): (Choice & { section: string })[] => {
    const href = hrefOf(hit)
    const kind = resourceOf(hit)
    const look = lookOf(kind)
    if (!href || !look) return []
    const { title, detail, uuid, thumbnail } = hit
    const choose = () => void navigate({ href })
    return [
      { id: uuid, title, detail, icon: look.icon, thumbnail, section: look.title, choose, leadsTo: { href, kind } },
    ]
  })
  const sections: Section[] = [
    { title: wording.recentTitle, choices: text ? [] : recent },
    // What can be done with the open page comes first.
    {
      title: wording.verbsTitle,
      choices: verbs.filter(({ title, words }) => matches(`${title} ${words ?? ''}`, text)),
    },
    { title: wording.pagesTitle, choices: filterChoices(pages) },
    {
      title: wording.actionsTitle,
      choices: text ? filterChoices(actions).slice(0, maxActions) : filterChoices(actions),
    },
    ...[...Map.groupBy(hits, ({ section }) => section)].map(([title, choices]) => ({ title, choices })),
  ]
  const isSearching = text !== '' && mayEnter && tenant !== null && (debouncedText !== text || found.isFetching)
  return {
    sections: sections.filter(({ choices }) => choices.length > 0),
    isSearching,
    hasFailed: text !== '' && !isSearching && (found.isError || found.isPaused),
  }
}

/** Records are found only if the company has a subscription; other users find pages and actions. */
const mayEnterCompany = (session: Parameters<typeof currentTenant>[0]): boolean => {
  const tenant = currentTenant(session)
  return tenant !== null && (session.user?.is_god || tenant.isSubscribed || tenant.isParentSubscribed)
}
