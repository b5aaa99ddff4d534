/** What is copied of an itinerary besides its days and their segments. */
export type CopiedParts = { keepPeople: boolean; keepPrices: boolean; keepBookings: boolean; keepDocuments: boolean }

/** A copy is usually for another client. */
export const onlyDays: CopiedParts = { keepPeople: false, keepPrices: false, keepBookings: false, keepDocuments: false }
