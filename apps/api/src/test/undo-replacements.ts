import { afterEach, vi } from 'vitest'

// Test files share the modules and globals of their worker: no test leaves a clock or a spy to the next one.
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})
