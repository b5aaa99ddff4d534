/** What a plan can run out of. */
export const limitNames = ['users', 'itineraries', 'storageBytes', 'versionBytes', 'childTenants'] as const
export type LimitName = (typeof limitNames)[number]

/** How many of each a company may have; null = no limit. */
export type PlanLimits = Readonly<Record<LimitName, number | null>>
