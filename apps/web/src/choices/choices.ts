import { followChoices } from './follow-choices.ts'

/**
 * Runs on the page of an itinerary on which a client can choose. It sends the choices when one changes, and shows the page as the
 * server renders it with them. Without it, a button sends them.
 */
const form = document.querySelector<HTMLFormElement>('#choices')
if (form?.querySelector('.update')) followChoices(form)
