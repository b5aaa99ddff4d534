/** Limits of acceptances, in characters, and of the options that can be chosen. */
export const acceptanceLimits = { nameLength: 160, emailLength: 254, reasonLength: 500, choices: 200 } as const
