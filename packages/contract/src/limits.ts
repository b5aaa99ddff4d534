/** What a plan limits. */
export const limitNames = ['users', 'itineraries', 'storageBytes', 'versionBytes', 'childTenants'] as const
export type LimitName = (typeof limitNames)[number]

/** The limits of a company; null = no limit. */
export type PlanLimits = Readonly<Record<LimitName, number | null>>
