/**
 * The URL of what is below a page, such as `/accept?version=1#form`, or of a place on it. The parameters of the page's URL, such as
 * its language, stay.
 */
export const belowUrl = (url: string, below: string): string => {
  const [base = '', own = ''] = url.split('?')
  const [path = '', ...hash] = below.split('#')
  const [folder = '', added = ''] = path.split('?')
  const parameters = [added, own].filter((part) => part !== '').join('&')
  return [base + folder, parameters === '' ? '' : `?${parameters}`, ...hash.map((place) => `#${place}`)].join('')
}
