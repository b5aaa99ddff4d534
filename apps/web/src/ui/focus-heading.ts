/** Moves the focus to a heading, so that a screen reader says where one is and Tab goes on from there. */
export const focusHeading = (heading: HTMLElement): void => {
  heading.tabIndex = -1
  // It is no control: that it holds the focus matters to the ear and to Tab, not to the eye.
  heading.style.outline = 'none'
  heading.focus({ preventScroll: true })
}
