import { perPageChoices } from '@sojourn/contract/kit/page'
import { isUuid } from '@sojourn/contract/kit/uuid'
import { actionGroups, type AuditGroup } from './action-groups.ts'

/** The filters and page of the activity log, as in the URL. */
export type AuditState = {
  actor: string | null
  group: AuditGroup | null
  from: string | null
  to: string | null
  page: number
  perPage: number
}

type Search = Readonly<Record<string, unknown>>

/** Reads the state from the URL. Invalid values are ignored. */
export const readAuditState = (search: Search): AuditState => {
  const from = dateIn(search['from'])
  const to = dateIn(search['to'])
  return {
    actor: isUuid(search['actor']) ? search['actor'] : null,
    group: actionGroups.find(({ id }) => id === search['what'])?.id ?? null,
    from,
    to,
    page: Math.min(1_000_000, Math.max(1, Math.trunc(Number(search['page'])) || 1)),
    perPage: perPageChoices.find((size) => size === Number(search['perPage'])) ?? 24,
  }
}

/** The search parameters of a state: only the values that differ from the defaults. */
export const searchOfAudit = ({ actor, group, from, to, page, perPage }: AuditState): Record<string, string> => ({
  ...(actor && { actor }),
  ...(group && { what: group }),
  ...(from && { from }),
  ...(to && { to }),
  ...(page > 1 && { page: String(page) }),
  ...(perPage !== 24 && { perPage: String(perPage) }),
})

/** The query parameters of the API for a state. */
export const parametersOfAudit = (state: AuditState): string => {
  const { actor, group, from, to, page, perPage } = state
  const query = new URLSearchParams({ page: String(page), perPage: String(perPage) })
  if (actor) query.append('actor', actor)
  for (const action of actionGroups.find(({ id }) => id === group)?.actions ?? []) query.append('action', action)
  if (from) query.append('from', from)
  if (to) query.append('to', to)
  return query.toString()
}

const dateIn = (value: unknown): string | null => {
  if (typeof value !== 'string' || !/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(value)) return null
  return !Number.isNaN(Date.parse(value)) && new Date(value).toISOString().startsWith(value) ? value : null
}
