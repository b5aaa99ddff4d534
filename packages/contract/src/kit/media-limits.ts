export const maxCreditLength = 160
/** The maximum number of characters in the path of a folder. */
export const maxFolderLength = 160
/** In percent of the original brightness. */
export const minBrightness = 50
export const maxBrightness = 150
