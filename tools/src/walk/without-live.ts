import type { BrowserContext, Page } from '@playwright/test'

/**
 * Ends the connection by which an open itinerary follows others, as soon as it is opened: while it is open, a page is never
 * idle.
 */
export const withoutLive = (of: BrowserContext | Page): Promise<unknown> =>
  of.route(/\/live\?client=/, (route) => route.fulfill({ contentType: 'text/event-stream', body: '' }))
