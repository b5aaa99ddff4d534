import { resources } from '@sojourn/contract'
import type { Read } from '@sojourn/contract/kit/define-resource'
import type { Context } from '../../kit/context.ts'
import { addNames } from '../../kit/list/row-names.ts'
import { findNames } from '../../kit/records/names.ts'
import type { Stored } from '../../kit/records/records.ts'
import type { ServedResource } from '../../kit/records/served-resource.ts'
import { policy } from './policy.ts'

type Item = Read<typeof resources.rateSheet>['item']

/** The name of the library item that each sheet is for, for those who may read it. */
const addItemNames = async (ctx: Context, rows: readonly Stored[]): Promise<Stored[]> => {
  const items = rows.flatMap((row) => itemOf(row) ?? [])
  const names = new Map<string, string>()
  for (const [resource, some] of Map.groupBy(items, (item) => item.resource)) {
    const found = await findNames(ctx, resource, [...new Set(some.map(({ uuid }) => uuid))])
    for (const [uuid, name] of found) names.set(uuid, name)
  }
  return rows.map((row) => ({ ...row, itemName: names.get(itemOf(row)?.uuid ?? '') ?? null }))
}

const itemOf = (row: Stored): Item => row.item as Item

export const rateSheets: ServedResource = {
  definition: resources.rateSheet,
  policy,
  detail: `coalesce(r.service->>'name', r.currency)`,
  copiedWith: { status: 'draft' },
  derivedFrom: { supplierName: ['supplier'], itemName: ['item'] },
  deriveInLists: async (ctx, rows) =>
    addItemNames(ctx, await addNames(ctx, rows, { supplierName: ['supplier', 'supplier'] })),
}
