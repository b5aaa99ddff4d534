/** The meal plans of a stay, by the codes of the trade. */
export const boards = ['RO', 'SC', 'BB', 'HB', 'FB', 'AI', 'FI'] as const

/** The names of the codes, as shown next to a stay. */
export const boardNames: Readonly<Record<(typeof boards)[number], string>> = {
  RO: 'Room only',
  SC: 'Self-catering',
  BB: 'Bed and breakfast',
  HB: 'Half board',
  FB: 'Full board',
  AI: 'All inclusive',
  FI: 'Fully inclusive',
}
