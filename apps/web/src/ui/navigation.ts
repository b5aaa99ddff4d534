import { createContext } from 'react'

/** Goes to a path of the app without loading the page anew; until a `UiProvider` gives one, as any link does. */
export const Navigation = createContext<(path: string) => void>((path) => location.assign(path))
