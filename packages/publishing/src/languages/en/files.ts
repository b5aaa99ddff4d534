/** Files of places for maps. */
export const files = {
  stop: 'Stop',
  route: 'Route',
} as const
