/**
 * A whole number with thousands separators, `12,480`. Without `Intl.NumberFormat`, because creating one blocks a phone for a
 * moment.
 */
export const formatCount = (count: number): string => String(count).replaceAll(/\B(?=(\d{3})+$)/g, ',')
