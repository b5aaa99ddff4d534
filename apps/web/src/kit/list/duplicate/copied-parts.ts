/** What a copy of an itinerary takes from its original, besides the plan of its days. */
export type CopiedParts = { keepPeople: boolean; keepPrices: boolean; keepBookings: boolean; keepDocuments: boolean }

/** A copy is usually for another client. */
export const onlyDays: CopiedParts = { keepPeople: false, keepPrices: false, keepBookings: false, keepDocuments: false }
