import { useQueryClient } from '@tanstack/react-query'
import type { Summary, UpdateInput } from '@sojourn/contract/kit/define-resource'
import { toast } from '../../ui/toast.ts'
import { ApiProblem } from '../http.ts'
import type { Wire } from '../resource-client.ts'
import { countOf } from '../words.ts'
import type { ListDefinition } from './list-definition.ts'
import { Refusal } from './reason-of.ts'
import type { Outcome } from './run-each.ts'
import { retag, tagLimits, tagsOf } from './tags.ts'
import { useMany } from './use-many.ts'

/** Tags to put on records and to take off them. */
export type TagChange = { add: readonly string[]; remove: readonly string[] }

/** What a list can do with many records at once. Each answers what it could not be done with, by uuid. */
export const useChosenWork = <R extends Wire>(definition: ListDefinition<R>) => {
  type Row = Summary<R> & { uuid: string; rev: number }
  const { one, many, nameOf } = definition
  const { remove, restore, update } = useCalls(definition)
  const { read, forgetTags } = useReads(definition, useScopeOf(definition))
  const { progress, run, cancel } = useMany()
  const told = (count: number) => countOf(count, one, many)

  const bringBack = async (items: readonly Row[]): Promise<ReadonlySet<string>> => {
    const work = (item: Row) => restore(item.uuid)
    const outcome = await run({ doing: 'Restoring', items, work, nameOf, failure: 'not restored' })
    const count = outcome.done.length
    if (count > 0) toast({ title: `${told(count)} ${count === 1 ? 'is' : 'are'} back`, tone: 'success' })
    return unfinished(outcome)
  }

  const bin = async (items: readonly Row[]): Promise<ReadonlySet<string>> => {
    const work = (item: Row) => remove(item.uuid)
    const outcome = await run({ doing: 'Deleting', items, work, nameOf, failure: 'not deleted' })
    const { done } = outcome
    if (done.length > 0) {
      toast({
        title: `${told(done.length)} ${done.length === 1 ? 'was' : 'were'} deleted`,
        action: { label: 'Undo', onAction: () => void bringBack(done) },
      })
    }
    return unfinished(outcome)
  }

  const tag = async (items: readonly Row[], change: TagChange): Promise<ReadonlySet<string>> => {
    const write = async (item: Row) => {
      const before = tagsOf(item)
      const tags = retag(before, change)
      if (!tags) throw new Refusal(`It would have more than ${tagLimits.most} tags.`)
      if (tags.join('\n') === before.join('\n')) return
      await update({ uuid: item.uuid, rev: item.rev, changes: asChanges<R>({ tags }) })
    }
    const work = (item: Row) =>
      write(item).catch(async (error: unknown) => {
        // Somebody has changed it since it was listed; its tags are no reason to ask.
        if (!(error instanceof ApiProblem && error.status === 412)) throw error
        await write(await read(item.uuid))
      })
    const outcome = await run({ doing: 'Tagging', items, work, nameOf, failure: 'not tagged' })
    const count = outcome.done.length
    if (count > 0)
      toast({ title: `The tags of ${told(count)} ${count === 1 ? 'was' : 'were'} changed`, tone: 'success' })
    forgetTags()
    return unfinished(outcome)
  }

  return { progress, cancel, bin, bringBack, tag }
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
  return { read, forgetTags }
}

const unfinished = ({ failed, left }: Outcome<{ uuid: string }>): ReadonlySet<string> =>
  new Set([...failed.map(({ item }) => item), ...left].map(({ uuid }) => uuid))

/** Every noun of a company has tags, and anyone who may change it may change them. */
const asChanges = <R extends Wire>(changes: { tags: string[] }): UpdateInput<R> => changes as UpdateInput<R>
