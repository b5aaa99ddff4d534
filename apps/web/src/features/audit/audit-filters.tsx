import { useQuery } from '@tanstack/react-query'
import { colleagues } from '../../kit/notices/ask-owner-notice.tsx'
import { Button } from '../../ui/button.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { Select } from '../../ui/select.tsx'
import type { AuditState } from './audit-state.ts'
import { actionGroups } from './action-groups.ts'
import * as wording from './wording.ts'

type AuditFiltersProps = {
  tenant: string
  state: AuditState
  change: (changes: Partial<AuditState>) => void
}

const all = 'all'

/** The filters of the activity log: by member, kind of action, and dates. */
export function AuditFilters({ tenant, state, change }: AuditFiltersProps) {
  const { data } = useQuery(colleagues(tenant))
  const people = data?.data.map(({ uuid, name }) => ({ id: uuid, label: name })) ?? []
  const { actor, group, from, to } = state
  // A former member, or platform staff who visited, is not in the list, but may be in the URL.
  const actors =
    actor && !people.some(({ id }) => id === actor) ? [...people, { id: actor, label: wording.otherActor }] : people
  return (
    <search className="mb-6 grid items-end gap-4 xs:grid-cols-2 lg:grid-cols-[1fr_1fr_auto_auto_auto]">
      <Select
        label={wording.actorFilter}
        options={[{ id: all, label: wording.allActors }, ...actors]}
        value={actor ?? all}
        onChange={(id) => change({ actor: id === all ? null : id })}
      />
      <Select
        label={wording.activityFilter}
        options={[{ id: all, label: wording.allActivity }, ...actionGroups.map(({ id, label }) => ({ id, label }))]}
        value={group ?? all}
        onChange={(id) => change({ group: actionGroups.find((one) => one.id === id)?.id ?? null })}
      />
      <DateField label={wording.fromFilter} value={from} onChange={(day) => change({ from: day })} isClearable />
      <DateField label={wording.toFilter} value={to} onChange={(day) => change({ to: day })} isClearable />
      <Button
        className="max-lg:justify-self-start"
        isDisabled={!actor && !group && !from && !to}
        onPress={() => change({ actor: null, group: null, from: null, to: null })}
      >
        {wording.showAll}
      </Button>
    </search>
  )
}
