import { message } from '@sojourn/contract/kit/message'

export const folderFilter = message('Folder')
export const allFolders = message('Folder: all')
export const noFolders = message('There are no folders yet.')
export const noFolderFound = message('No matching folders')
export const noFolder = message('No folder')
export const newFolder = message('New folder “{name}”')
export const folderHint = message('Use / for subfolders: Africa/Namibia.')
