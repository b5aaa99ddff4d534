/** WCAG 2.2 AA and what axe calls best practice, as shipped. */
export const axeRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
