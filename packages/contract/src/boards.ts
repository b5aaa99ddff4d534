/** What is eaten at a stay, by the trade's codes. */
export const boards = ['RO', 'SC', 'BB', 'HB', 'FB', 'AI', 'FI'] as const
