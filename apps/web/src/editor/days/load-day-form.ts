/** Fetches the code of the form of a day. */
export const loadDayForm = async () => (await import('./day-form.tsx')).DayForm
