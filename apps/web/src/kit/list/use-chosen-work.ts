import { maxTags } from '@sojourn/contract/kit/field-limits'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Summary, UpdateInput } from '@sojourn/contract/kit/define-resource'
import { toast } from '../../ui/toast.ts'
import { ApiProblem } from '../../data/http.ts'
import { listKey } from '../../data/record-keys.ts'
import type { Wire } from '../../data/resource-lists.ts'
import { type InUse, usesIn } from './in-use-dialog.tsx'
import type { ChosenChange, ListDefinition } from './list-definition.ts'
import { Rejection } from '../words/error-message.ts'
import type { Outcome } from './run-each.ts'
import { retag, tagsOf } from './tags.ts'
import { useMany } from './use-many.ts'
import * as wording from './wording.ts'

/** Tags to add to records and to remove from them. */
export type TagChange = { add: readonly string[]; remove: readonly string[] }

/** What a list can do with many records at once. Each function returns the uuids of the records it failed for. */
export const useChosenWork = <R extends Wire>(definition: ListDefinition<R>) => {
  type Row = Summary<R> & { uuid: string; rev: number }
  const { nameOf } = definition
  const { remove, restore, update } = useCalls(definition)
  const { read, refetchList, forgetTags } = useReads(definition, useScopeOf(definition))
  const { progress, run, cancel } = useMany()
  const [inUse, setInUse] = useState<readonly InUse[]>([])

  const bringBack = async (items: readonly Row[]): Promise<ReadonlySet<string>> => {
    const work = (item: Row) => restore(item.uuid)
    const outcome = await run({ doing: wording.restoring, items, work, nameOf, failure: wording.notRestored })
    const count = outcome.done.length
    if (count > 0) toast({ title: wording.restoredCount({ count }), tone: 'success' })
    return unfinished(outcome)
  }

  const bin = async (items: readonly Row[]): Promise<ReadonlySet<string>> => {
    const work = (item: Row) => remove(item.uuid)
    const isShownElsewhere = (error: unknown) => usesIn(error).length > 0
    const words = { doing: wording.deleting, failure: wording.notDeleted }
    const outcome = await run({ ...words, items, work, nameOf, isShownElsewhere })
    const { done, failed } = outcome
    if (done.length > 0) {
      toast({
        title: wording.deletedCount({ count: done.length }),
        undo: () => void bringBack(done),
      })
    }
    setInUse(
      failed.flatMap(({ item, error }) => {
        const uses = usesIn(error)
        return uses.length > 0 ? [{ name: nameOf(item), uses }] : []
      }),
    )
    return unfinished(outcome)
  }

  const write = async (items: readonly Row[], change: ChosenChange<R>): Promise<ReadonlySet<string>> => {
    const writeOne = async (item: Row) => {
      const changes = change.changesOf(item)
      if (changes) await update({ uuid: item.uuid, rev: item.rev, changes })
    }
    const work = (item: Row) =>
      writeOne(item).catch(async (error: unknown) => {
        // Another user has changed the record since it was listed. The change does not depend on that, so it is written again
        // without asking.
        if (!(error instanceof ApiProblem && error.status === 412)) throw error
        await writeOne(await read(item.uuid))
      })
    const { doing, failure = wording.notChanged } = change
    const outcome = await run({ doing, items, work, nameOf, failure })
    if (outcome.done.length > 0) {
      // A changed record may no longer match the filters, or belong elsewhere in the order.
      refetchList()
      toast({ title: change.done(outcome.done.length), tone: 'success' })
    }
    return unfinished(outcome)
  }

  const tag = async (items: readonly Row[], change: TagChange): Promise<ReadonlySet<string>> => {
    const left = await write(items, {
      doing: wording.tagging,
      failure: wording.notTagged,
      changesOf: (item) => {
        const before = tagsOf(item)
        const tags = retag(before, change)
        if (!tags) throw new Rejection(wording.tooManyTags({ max: maxTags }))
        return tags.join('\n') === before.join('\n') ? null : asChanges<R>({ tags })
      },
      done: (count) => wording.taggedCount({ count }),
    })
    forgetTags()
    return left
  }

  return { progress, cancel, bin, bringBack, write, tag, inUse, forgetInUse: () => setInUse([]) }
}

const useCalls = <R extends Wire>({ client }: ListDefinition<R>) => {
  const { mutateAsync: remove } = client.useRemove()
  const { mutateAsync: restore } = client.useRestore()
  const { mutateAsync: update } = client.useUpdate()
  return { remove, restore, update }
}

const useScopeOf = <R extends Wire>({ client }: ListDefinition<R>): string => client.useScope()

const useReads = <R extends Wire>(definition: ListDefinition<R>, scope: string) => {
  const queries = useQueryClient()
  const read = (uuid: string) => queries.fetchQuery({ ...definition.client.get(scope, uuid), staleTime: 0 })
  const forgetTags = () =>
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === scope && queryKey[2] === 'tags' })
  const refetchList = () =>
    void queries.invalidateQueries({ queryKey: listKey(scope, definition.client.plural), refetchType: 'active' })
  return { read, refetchList, forgetTags }
}

const unfinished = ({ failed, left }: Outcome<{ uuid: string }>): ReadonlySet<string> =>
  new Set([...failed.map(({ item }) => item), ...left].map(({ uuid }) => uuid))

/** All resources of a company have tags, and everyone who may edit a record may change its tags. */
const asChanges = <R extends Wire>(changes: { tags: string[] }): UpdateInput<R> => changes as UpdateInput<R>
