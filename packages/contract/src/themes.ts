/** The looks a trip can be published in. */
export const themes = ['editorial', 'classic', 'minimal'] as const
