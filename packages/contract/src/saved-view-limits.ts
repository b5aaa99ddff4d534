/** The limits of saved views. */
export const savedViewLimits = {
  /** For each member and list. */
  views: 50,
  nameLength: 80,
  queryLength: 2000,
  columns: 30,
  columnLength: 40,
}
