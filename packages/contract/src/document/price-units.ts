/** What a price counts. */
export const priceUnits = ['per_unit', 'per_person', 'per_night', 'per_person_night'] as const
