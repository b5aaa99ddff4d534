/** A whole number with its thousands set apart, `12,480`. By hand: making `Intl.NumberFormat` stops a phone for a moment. */
export const formatCount = (count: number): string => String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',')
