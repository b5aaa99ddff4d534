/** The designs in which an itinerary can be published. */
export const themes = ['editorial', 'classic', 'minimal'] as const
