/** The fragment of an address that brings the list of rates of the Price tab into view. */
export const ratesHash = 'rates'
