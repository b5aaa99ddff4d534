/**
 * What a line of a cost is for. `room` to `group` are the price itself, by what it is charged for; the others add to it or are
 * deducted from it.
 */
export const costParts = [
  'room',
  'adult',
  'extra_adult',
  'child',
  'unit',
  'vehicle',
  'group',
  'supplement',
  'offer',
  'free_place',
  'commission',
  'tax',
] as const
