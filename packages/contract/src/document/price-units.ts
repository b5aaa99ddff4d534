/** The units that a price is per. */
export const priceUnits = ['per_unit', 'per_person', 'per_night', 'per_person_night'] as const
