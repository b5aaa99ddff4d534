/** The form of a segment, whose code comes after the list has been shown. */
export const loadSegmentForm = async () => (await import('./segment-form.tsx')).SegmentForm
