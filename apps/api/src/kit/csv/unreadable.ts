/** Why a cell cannot be read, in words that follow the name of its column. */
export class Unreadable extends Error {}
