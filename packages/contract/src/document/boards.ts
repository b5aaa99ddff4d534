/** What is eaten at a stay, by the trade's codes. */
export const boards = ['RO', 'SC', 'BB', 'HB', 'FB', 'AI', 'FI'] as const

/** The codes in words, as one writes them beside a stay. */
export const boardNames: Readonly<Record<(typeof boards)[number], string>> = {
  RO: 'Room only',
  SC: 'Self-catering',
  BB: 'Bed and breakfast',
  HB: 'Half board',
  FB: 'Full board',
  AI: 'All inclusive',
  FI: 'Fully inclusive',
}
