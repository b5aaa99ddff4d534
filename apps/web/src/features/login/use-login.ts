import { useRef, useState } from 'react'
import { leaveGuestNote, readGuestNote } from '../../kit/login/guest-note.ts'
import { logInWithPasskey, type WaitingLogin, waitingLoginIn } from '../../data/second-step.ts'
import { logIn } from '../../data/session.ts'
import { loginFailure, type LoginFailure } from './login-failure.ts'
import * as wording from './wording.ts'

/** The state of the login form: its values, its errors, and the ways to log in, one at a time. */
export const useLogin = () => {
  const [email, setEmail] = useState(() => readGuestNote().email)
  const [password, setPassword] = useState('')
  const [missing, setMissing] = useState<{ email?: string; password?: string }>({})
  const [failure, setFailure] = useState<LoginFailure | null>(null)
  const [pending, setPending] = useState<'password' | 'passkey' | null>(null)
  const [waiting, setWaiting] = useState<WaitingLogin | null>(null)
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)

  const noteEmail = () => leaveGuestNote({ email: email.trim(), message: null })
  const forgetNote = () => leaveGuestNote({ email: '', message: null })
  const isBusy = useRef(false)
  const submit = async () => {
    if (isBusy.current) return
    const gaps = getMissingFields(email, password)
    setMissing(gaps)
    setFailure(null)
    if (gaps.email) return emailInput.current?.focus()
    if (gaps.password) return passwordInput.current?.focus()
    isBusy.current = true
    setPending('password')
    try {
      await logIn(email.trim(), password)
      forgetNote()
    } catch (error) {
      const next = waitingLoginIn(error)
      isBusy.current = false
      setPending(null)
      if (next) return setWaiting(next)
      setFailure(loginFailure(error, 'password'))
      passwordInput.current?.focus()
      passwordInput.current?.select()
    }
  }
  const askPasskey = async () => {
    if (isBusy.current) return
    isBusy.current = true
    setMissing({})
    setFailure(null)
    setPending('passkey')
    try {
      await logInWithPasskey()
      forgetNote()
    } catch (error) {
      isBusy.current = false
      setPending(null)
      setFailure(loginFailure(error, 'passkey'))
    }
  }
  /** Fills in a demo account. */
  const choose = (next: { email: string; password: string }) => {
    setEmail(next.email)
    setPassword(next.password)
    setMissing({})
    setFailure(null)
  }
  /** Returns from the second step, with its error message. */
  const startAgain = (message: string | null) => {
    setWaiting(null)
    setPassword('')
    setFailure(message === null ? null : { message })
  }

  return {
    email,
    setEmail,
    emailInput,
    password,
    setPassword,
    passwordInput,
    missing,
    failure,
    pending,
    waiting,
    submit,
    askPasskey,
    choose,
    startAgain,
    noteEmail,
    forgetNote,
  }
}

const getMissingFields = (email: string, password: string) => ({
  ...(/^\S+@\S+$/.test(email.trim()) ? {} : { email: wording.emailMissing }),
  ...(password === '' ? { password: wording.passwordMissing } : {}),
})
