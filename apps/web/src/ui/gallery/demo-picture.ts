/** A simple drawing of dunes, only for the gallery; `hue` in degrees. */
export function demoPicture(hue: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice">
    <defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="hsl(${hue + 160} 35% 72%)"/><stop offset="1" stop-color="hsl(${hue + 15} 80% 86%)"/></linearGradient></defs>
    <rect width="600" height="400" fill="url(#s)"/><circle cx="430" cy="120" r="34" fill="hsl(${hue + 20} 90% 92%)"/>
    <path d="M0 250Q180 150 340 240T600 190V400H0Z" fill="hsl(${hue} 55% 60%)"/>
    <path d="M0 310Q150 230 300 300T600 250V400H0Z" fill="hsl(${hue - 6} 58% 46%)"/>
    <path d="M0 370Q220 290 400 350T600 330V400H0Z" fill="hsl(${hue - 10} 55% 32%)"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
