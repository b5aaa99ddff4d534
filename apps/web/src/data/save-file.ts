/** Saves a file to the user's device, as if they had followed a download link. */
export const saveFile = (blob: Blob, filename: string): void => {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = filename
  link.click()
  // By then, the browser has started to read the file, however large it is.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
