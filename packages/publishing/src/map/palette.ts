/** The colours of a route sketch, as CSS colours. */
export type MapPalette = {
  sea: string
  shallows: string
  land: string
  farLand: string
  coast: string
  border: string
  seaText: string
  countryText: string
  scaleText: string
  ink: string
  route: string
  onRoute: string
}

/** Paper-coloured land on a pale sea. The route has the company's colour if one is given. */
export const paperPalette: MapPalette = {
  sea: '#dfe8e6',
  shallows: '#d3e0de',
  land: '#fbf6ec',
  farLand: '#f1eadd',
  coast: '#a9bdb9',
  border: '#b5a78e',
  seaText: '#5f7f7c',
  countryText: '#8d7f68',
  scaleText: '#4f6563',
  ink: '#231f1a',
  route: '#7a3b1d',
  onRoute: '#ffffff',
}
