/** The package has no types. */
declare module 'tz-lookup' {
  const zoneAt: (lat: number, lng: number) => string
  export default zoneAt
}
