import type { BrowserContext, Page } from '@playwright/test'

/**
 * Ends the connection by which an open itinerary receives changes as soon as it is made. While the connection is open, the page never
 * becomes idle.
 */
export const withoutLive = (of: BrowserContext | Page): Promise<unknown> =>
  of.route(/\/live\?client=/, (route) => route.fulfill({ contentType: 'text/event-stream', body: '' }))
