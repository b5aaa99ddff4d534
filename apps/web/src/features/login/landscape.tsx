import landscape from './landscape.svg'

/** Evening over the dunes: layers of land, each nearer one darker, and a track from here to the far ridge. */
export function Landscape() {
  return (
    <img
      src={landscape}
      alt=""
      className="absolute inset-x-0 -top-[85%] h-[220%] w-full max-w-none object-cover lg:inset-0 lg:h-full"
    />
  )
}
