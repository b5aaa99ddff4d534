/** A flight number: the IATA code of the airline, and the number as it is on a ticket. */
export type FlightNumber = { airline: string; number: string }

/** Reads a flight number in any common form: `KL861`, `kl 0861`. Null if it is not a flight number. */
export const parseFlightNumber = (text: string): FlightNumber | null => {
  const [, airline, digits, suffix] =
    /^([A-Z\d]{2})0*([1-9]\d{0,3})([A-Z]?)$/.exec(text.toUpperCase().replaceAll(/[\s-]/g, '')) ?? []
  if (!airline || !digits || !/[A-Z]/.test(airline)) return null
  return { airline, number: `${airline}${digits}${suffix}` }
}
