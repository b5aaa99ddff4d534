import { createContext } from 'react'

/** Navigates to a path of the app without reloading the page. Without a `UiProvider`, it loads the page as any link does. */
export const Navigation = createContext<(path: string) => void>((path) => location.assign(path))
