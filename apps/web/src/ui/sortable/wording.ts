import { message } from '@sojourn/contract/kit/message'

export const hint = message('To move an item, press Alt with the up or down arrow key.')
export const empty = message('Nothing here yet.')
export const moved = message('Moved {item} to {group}, position {position} of {count}')
export const dragHandle = message('Move {item}')
export const actionsFor = message('Actions for {item}')
export const moveUp = message('Move up')
export const moveDown = message('Move down')
export const moveTo = message('Move to…')
