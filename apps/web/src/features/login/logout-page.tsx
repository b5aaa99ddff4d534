import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { logOut } from '../../data/session.ts'
import { usePageMark } from '../../ui/use-page-mark.ts'
import * as wording from './wording.ts'

/** Ends the session, then shows the login page. */
export function LogoutPage() {
  usePageMark('data-open')
  const navigate = useNavigate()
  useEffect(() => {
    void logOut()
    void navigate({ to: '/login', replace: true })
  }, [navigate])
  return (
    <main className="p-6">
      <h1 className="title text-xl">{wording.loggingOutTitle}</h1>
    </main>
  )
}
