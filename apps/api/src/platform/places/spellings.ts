/** Words in place names that people write in full or abbreviated. */
const forms: readonly (readonly string[])[] = [
  ['Saint', 'St', 'Sankt'],
  ['Sainte', 'Ste'],
  ['Mount', 'Mt'],
  ['Fort', 'Ft'],
]

/** A name, and its variants with words such as Saint, Mount or Fort abbreviated or in full: `St Tropez`, `Saint Tropez`. */
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
