/** Moves the focus to a heading, so that a screen reader reads it and Tab continues from there. */
export const focusHeading = (heading: HTMLElement): void => {
  heading.tabIndex = -1
  // A heading is not a control: its focus matters for screen readers and Tab, so it need not be visible.
  heading.style.outline = 'none'
  heading.focus({ preventScroll: true })
}
