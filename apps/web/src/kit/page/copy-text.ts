/**
 * Copies a text. If the browser does not allow it, selects the text in `field`, to copy it by hand. Returns whether it was
 * copied.
 */
export const copyText = async (text: string, field: HTMLInputElement | null): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    field?.focus()
    field?.select()
    return false
  }
}
