import { useState } from 'react'
import { announce } from '../../../ui/announce.ts'
import { partOfRatio, type PictureEdit, turnedSize, untouched } from './picture-edit.ts'
import * as wording from './wording.ts'

export const ratios = [
  { id: 'free', label: wording.freeRatio },
  { id: '3:2', label: wording.ratioThreeToTwo, ratio: 3 / 2 },
  { id: '16:9', label: wording.ratioSixteenToNine, ratio: 16 / 9 },
  { id: '4:3', label: wording.ratioFourToThree, ratio: 4 / 3 },
  { id: '1:1', label: wording.ratioSquare, ratio: 1 },
  { id: '2:3', label: wording.ratioTwoToThree, ratio: 2 / 3 },
] as const
type RatioId = (typeof ratios)[number]['id']

export const ratioOf = (id: RatioId): number | undefined => {
  const found = ratios.find((one) => one.id === id)
  return found && 'ratio' in found ? found.ratio : undefined
}

/** The state of an edit of an image of this size, and the selected aspect ratio of its crop. */
export const usePictureEdit = (before: PictureEdit, size: { width: number; height: number }) => {
  const [edit, setEdit] = useState(before)
  const [ratio, setRatio] = useState<RatioId>('free')

  const choose = (id: RatioId) => {
    setRatio(id)
    const wanted = ratioOf(id)
    if (wanted !== undefined)
      setEdit({ ...edit, crop: partOfRatio(edit.crop, wanted, turnedSize(size, edit.rotation)) })
  }
  const turn = (after: PictureEdit, said: string) => {
    const wanted = ratioOf(ratio)
    // A rotation by 90° makes a wide crop tall, so the selected aspect ratio is applied again.
    const crop =
      wanted === undefined || after.rotation % 180 === edit.rotation % 180
        ? after.crop
        : partOfRatio(after.crop, wanted, turnedSize(size, after.rotation))
    setEdit({ ...after, crop })
    announce(said, 'assertive')
  }
  const reset = () => {
    setEdit(untouched)
    setRatio('free')
    announce(wording.wasReset)
  }
  const change = (part: Partial<PictureEdit>) => setEdit((last) => ({ ...last, ...part }))
  return { edit, ratio, choose, turn, reset, change }
}
