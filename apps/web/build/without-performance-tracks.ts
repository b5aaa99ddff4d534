import type { Plugin } from 'vite'

/**
 * React's development build reads every prop for its performance tracks and fails on React Aria's list sections. If this
 * console method is missing, it leaves the tracks out. The production build is not affected.
 * React 19.3 with react-aria-components 1.22, adobe/react-spectrum#9405 (open). Check again when that is closed.
 */
export const withoutPerformanceTracks = (): Plugin => ({
  name: 'without-performance-tracks',
  apply: 'serve',
  transformIndexHtml: () => [{ tag: 'script', children: 'console.timeStamp = undefined', injectTo: 'head-prepend' }],
})
