// Used by both forms and schemas. Does not import zod, so that the editor can use it at no cost.

/** The maximum size of an itinerary; `bytes` as JSON. */
export const documentLimits = { days: 180, segmentsPerDay: 60, segments: 1000, bytes: 2 * 1024 * 1024 } as const

/** The maximum number of characters in the title of an itinerary, a day, a segment or a room type, and of the route of a day. */
export const maxTitleLength = 160
/** Of the company's own number of an itinerary. */
export const maxReferenceLength = 40
export const maxSubtitleLength = 200
/** Of notes for travellers and for the company. */
export const maxNotesLength = 4000
export const maxStatusReasonLength = 1000
export const maxVersionNameLength = 120
/** Of the email that sends a link. */
export const maxShareSubjectLength = 200
export const maxShareMessageLength = 4000
/** Of the texts that a company has for that email. */
export const maxShareEmailLengths = { subject: 200, greeting: 200, message: 2000 } as const
/** The minimum number of characters in a passcode. */
export const minPasscode = 6
export const maxPasscodeLength = 64

export const maxHighlights = 20
export const maxHighlightLength = 200
/** Of what a segment includes, and of what it does not. */
export const maxInclusions = 30
export const maxInclusionLength = 200
export const maxGalleryImages = 60
export const maxSegmentImages = 20
export const maxGuides = 20
export const maxPages = 20
export const maxDocuments = 50
export const maxContributors = 50
export const maxTravellers = 200
export const maxTravellerRoomLength = 80

export const maxAdults = 99
export const maxChildren = 99
export const maxChildAge = 17
export const maxInfants = 20

export const maxNights = 60
export const maxDurationMin = 100_000
export const maxDistanceKm = 50_000
/** Room types of a stay, and rooms of one type. */
export const maxRoomTypes = 30
export const maxRoomsOfType = 99
export const maxServiceLengths = {
  carrier: 120,
  number: 40,
  class: 60,
  seat: 60,
  originTerminal: 60,
  destinationTerminal: 60,
} as const
/** Of the ticket of one traveller. */
export const maxTicketLengths = { seat: 60, ticketNumber: 40, bookingReference: 40, baggage: 80 } as const
export const maxConfirmationLength = 80
export const maxVoucherLength = 80
export const maxSegmentDocuments = 20
/** Of a document of a segment. */
export const maxDocumentNameLength = 160
export const maxOptionGroupLength = 80

export const maxQuantity = 999
/** In basis points of a price: 100 are 1%. */
export const maxMarkupBps = 100_000
/** A margin of 100 % would need an infinite price. */
export const maxMarginBps = 9_900
export const maxAgencyCommissionBps = 10_000
export const maxMarkupRules = 40
export const maxFrozenRates = 40
export const maxCostLines = 400
/** How many people or things, or how often, one line of a cost counts. */
export const maxCostCount = 10_000
export const maxTaxBps = 5000
export const maxDepositBps = 10_000
export const maxPayments = 12
export const maxPaymentLabelLength = 120
