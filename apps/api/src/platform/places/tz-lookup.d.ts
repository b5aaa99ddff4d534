/** The package brings no types of its own. */
declare module 'tz-lookup' {
  const zoneAt: (lat: number, lng: number) => string
  export default zoneAt
}
