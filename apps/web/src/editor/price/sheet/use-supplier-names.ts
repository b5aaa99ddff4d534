import type { Segment } from '@sojourn/contract/document/document'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { clients } from '../../../data/clients.ts'
import { useTenant } from '../../../data/session.ts'
import { nameOf } from '../../../kit/words/record-name.ts'

/** The names of the segments' suppliers; those that are still loading are missing. The same object while no name changes. */
export const useSupplierNames = (segments: readonly Segment[], seesSuppliers: boolean): ReadonlyMap<string, string> => {
  const { uuid: tenant } = useTenant()
  const uuids = [...new Set(segments.flatMap(({ supplier }) => supplier ?? []))]
  const queries = useQueries({
    queries: seesSuppliers ? uuids.map((uuid) => clients.suppliers.get(tenant, uuid)) : [],
  })
  const names = queries.flatMap(({ data }) => (data ? [[data.uuid, nameOf(data)] as const] : []))
  const key = JSON.stringify(names)
  return useMemo(() => new Map<string, string>(JSON.parse(key)), [key])
}
