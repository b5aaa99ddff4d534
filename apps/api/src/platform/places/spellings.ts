/** Words of names that people write in full or short. */
const forms: readonly (readonly string[])[] = [
  ['Saint', 'St', 'Sankt'],
  ['Sainte', 'Ste'],
  ['Mount', 'Mt'],
  ['Fort', 'Ft'],
]

/** A name, and the same with Saint, Mount or Fort written short or in full: `St Tropez`, `Saint Tropez`. */
export const spellingsOf = (name: string): string[] => {
  const words = name.split(/[\s-]+/)
  const others = words.flatMap((word, at) => {
    const plain = word.replace('.', '').toLowerCase()
    return forms
      .filter((form) => form.some((one) => one.toLowerCase() === plain))
      .flat()
      .filter((one) => one.toLowerCase() !== plain)
      .map((one) => words.with(at, one).join(' '))
  })
  return [name, ...others]
}
