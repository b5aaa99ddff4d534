import { queryOptions } from '@tanstack/react-query'
import type { Square } from './squares.ts'

/** The level at which a square has a sheet, and the sides of a sheet in its own units; as the build cuts them. */
export const sheetZoom = 4
export const sheetSize = 16_384

/** What a sheet has, as SVG path data in its units (apps/web/build/map-sheets). */
export type Sheet = Partial<Record<'land' | 'coast' | 'borders' | 'regions' | 'towns' | 'lakes' | 'rivers', string>>

const addresses = import.meta.glob<string>('#map-sheets/*.json', {
  query: '?url',
  import: 'default',
  eager: true,
  // The build keeps them in its cache, where a glob looks only when told to.
  exhaustive: true,
})
const byNumber = new Map(
  Object.entries(addresses).map(([file, address]) => [/sheet-(\d+-\d+)\.json$/.exec(file)?.[1], address]),
)

/** The shapes of a square; empty at sea. */
export const sheetAt = ({ x, y }: Square) =>
  queryOptions({
    queryKey: ['platform', 'map-sheet', x, y],
    queryFn: async ({ signal }): Promise<Sheet> => {
      const address = byNumber.get(`${x}-${y}`)
      if (address === undefined) return {}
      const response = await fetch(address, { signal })
      if (!response.ok) throw new Error(`the sheet ${x}-${y} answered ${response.status}`)
      return asSheet(await response.json())
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/** The file comes from our own build. */
const asSheet = (json: unknown) => json as Sheet
