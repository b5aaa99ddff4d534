import { useLocation } from '@tanstack/react-router'

/** Whether the person has come here from paying at the checkout; the settings layout notes it when it clears the address. */
export const usePaidJustNow = (): boolean => useLocation({ select: ({ state }) => state.isPaid === true })
