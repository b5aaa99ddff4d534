import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { mediaFolders } from '../../media/folders/media-folders.ts'
import { useTenant } from '../../data/session.ts'

/** Returns a function that causes the folders to be fetched again after files were moved. */
export const useForgetFolders = (): (() => void) => {
  const { uuid: tenant } = useTenant()
  const queries = useQueryClient()
  return useCallback(
    () => void queries.invalidateQueries({ queryKey: mediaFolders(tenant).queryKey }),
    [queries, tenant],
  )
}
