/** The looks an itinerary can be published in. */
export const themes = ['editorial', 'classic', 'minimal'] as const
