import { setTimeout as rest } from 'node:timers/promises'
import type { ServerProcess } from '@sojourn/api/test/uploads/server-process'
import type { Company } from '../company.ts'

type Json = ReturnType<JSON['parse']>

/** A response; status 0 if none came, so it is unknown whether the work was done. */
export type Answer = { status: number; json: Json }

type Options = { body?: unknown; form?: FormData; headers?: Record<string, string> }

/** Sends requests as a member of the company, to the servers that run in turn, as a load balancer does. */
export const createClient = (servers: readonly ServerProcess[], { tenant, tokens }: Company, faults: string[]) => {
  let turn = 0
  const base = (): string => {
    turn += 1
    const running = servers.filter((one) => !one.hasEnded())
    const chosen = running[turn % running.length] ?? servers[0]
    return chosen?.base ?? ''
  }
  const rejections = new Map<string, number>()
  const count = (what: string) => void rejections.set(what, (rejections.get(what) ?? 0) + 1)

  const send = async (method: string, path: string, { body, form, headers }: Options = {}): Promise<Answer> => {
    try {
      const answer = await fetch(`${base()}/v1/${tenant}/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${tokens[0]}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        body: form ?? (body === undefined ? null : JSON.stringify(body)),
        signal: AbortSignal.timeout(30_000),
      })
      const { status } = answer
      if (status >= 400 && ![409, 412, 429, 503].includes(status)) faults.push(`${method} ${path} got ${status}`)
      const json = await answer.json()
      if (status >= 400) count(`${status} ${json.code}`)
      return { status, json }
    } catch {
      count('no answer')
      return { status: 0, json: null }
    }
  }
  return {
    /** The URL of a server that runs. */
    base,
    /** What was not done, and how often, by status and code. */
    rejections,
    send,
    /** Reads until it works, at most two minutes. */
    read: async (path: string): Promise<Json> => {
      for (let tries = 0; tries < 600; tries += 1) {
        const { status, json } = await send('GET', path)
        if (status === 200) return json.data
        if (status !== 0 && status !== 503 && status !== 429) throw new Error(`GET ${path} answered ${status}`)
        await rest(200)
      }
      throw new Error(`GET ${path} did not work for two minutes`)
    },
  }
}

export type CrashClient = ReturnType<typeof createClient>
