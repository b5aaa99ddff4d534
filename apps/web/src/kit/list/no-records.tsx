import { Plus, SearchX, Trash2 } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { Wire } from '../../data/resource-lists.ts'
import { useCan } from '../../data/session.ts'
import type { ListDefinition } from './list-definition.ts'
import { isNarrowed, type ListState } from './list-state.ts'
import type { useListState } from './use-list-state.ts'
import * as wording from './wording.ts'

type NoRecordsProps<R extends Wire> = {
  definition: ListDefinition<R>
  /** Whether the user may see deleted records. */
  hasBin: boolean
  state: ListState
  change: ReturnType<typeof useListState>['change']
}

/** Shown instead of rows: nothing matches, nothing was deleted, or there is nothing yet. */
export function NoRecords<R extends Wire>({ definition, hasBin, state, change }: NoRecordsProps<R>) {
  const { many } = definition
  if (isNarrowed(state, definition)) {
    return (
      <EmptyState
        icon={SearchX}
        title={(state.binned ? wording.noMatchInBin : wording.noMatchTitle)({ resources: many })}
        actions={
          <Button onPress={() => change({ q: '', letter: null, choice: null, filters: {} })}>{wording.showAll}</Button>
        }
      >
        {wording.noMatchText}
      </EmptyState>
    )
  }
  if (state.binned) {
    return (
      <EmptyState
        icon={Trash2}
        title={wording.binEmpty}
        actions={<Button onPress={() => change({ binned: false })}>{wording.backToList({ resources: many })}</Button>}
      >
        {wording.binEmptyText}
      </EmptyState>
    )
  }
  return <NothingYet definition={definition} onLookInBin={hasBin ? () => change({ binned: true }) : null} />
}

type NothingYetProps<R extends Wire> = { definition: ListDefinition<R>; onLookInBin: (() => void) | null }

function NothingYet<R extends Wire>({ definition, onLookInBin }: NothingYetProps<R>) {
  const { one, many, icon, path, hasPages, addButton, emptyText } = definition
  const mayAdd = useCan(definition.addWith)
  return (
    <EmptyState
      icon={icon}
      title={wording.nothingYet({ resources: many })}
      actions={
        <>
          {hasPages && mayAdd && (
            <ButtonLink variant="primary" icon={Plus} href={`${path}/create`}>
              {wording.add({ resource: one })}
            </ButtonLink>
          )}
          {mayAdd && addButton}
          {onLookInBin && (
            <Button variant="quiet" icon={Trash2} onPress={onLookInBin}>
              {wording.openBin}
            </Button>
          )}
        </>
      }
    >
      {emptyText}
    </EmptyState>
  )
}
