export const maxCreditLength = 160
/** Characters of the path of a folder. */
export const maxFolderLength = 160
/** In per cent of what a picture came with. */
export const minBrightness = 50
export const maxBrightness = 150
