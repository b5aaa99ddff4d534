import type { PlaceLabel } from '@sojourn/contract/place-labels'

/** As many people as would make a town as well known. */
export const importanceOf = ({ kind, population }: PlaceLabel): number => {
  if (kind === 'town') return population
  return { country: 30_000_000, region: 300_000, airport: 30_000, island: 60_000, park: 60_000, sight: 60_000 }[kind]
}
