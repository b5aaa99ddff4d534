import { type Account, objectOf } from './account.ts'
import { invalidRequest } from './api-error.ts'

/** Returns members that are only present on request. */
export type Includable = (account: Account, owner: object, member: string) => object | undefined

/** A copy of a response in which the ids on these dotted paths are replaced by their objects. */
export const expanded = (account: Account, answer: object, paths: string[], include: Includable): object => {
  const copy = structuredClone(answer)
  for (const path of paths) {
    const parts = path.split('.')
    if (parts.length > 4) {
      throw invalidRequest(`You cannot expand more than 4 levels of a property. Property: ${path}`, { param: 'expand' })
    }
    expand(account, copy, parts, path, include)
  }
  return copy
}

const expand = (account: Account, owner: object, parts: string[], path: string, include: Includable): void => {
  const [member, ...rest] = parts
  if (member === undefined) return
  if (Array.isArray(owner)) {
    for (const one of owner) if (isObject(one)) expand(account, one, parts, path, include)
    return
  }
  const value: unknown = Reflect.get(owner, member)
  if (value === null && mayBeNull.has(member)) return
  const inner = value === undefined ? include(account, owner, member) : named(account, member, value)
  const isExpandable = inner !== undefined && (rest.length > 0 || inner !== value || 'object' in inner)
  if (!isExpandable) throw cannotExpand(owner, path)
  Reflect.set(owner, member, inner)
  expand(account, inner, rest, path, include)
}

/** Expandable members that can be null. */
const mayBeNull = new Set([
  'customer',
  'default_payment_method',
  'default_source',
  'invoice',
  'latest_invoice',
  'payment_intent',
  'pending_setup_intent',
  'promotion_code',
  'schedule',
  'setup_intent',
  'subscription',
])

/** The object of an id, or a list with those of several ids; objects remain as they are. */
const named = (account: Account, member: string, value: unknown): object | undefined => {
  if (typeof value === 'string' && member !== 'id') return structuredClone(objectOf(account, value))
  if (Array.isArray(value)) return value.map((one: unknown) => named(account, '', one) ?? one)
  return isObject(value) ? value : undefined
}

const cannotExpand = (owner: object, path: string) => {
  const hint = Reflect.get(owner, 'object') === 'list' ? ` You may want to try expanding 'data.${path}' instead.` : ''
  return invalidRequest(`This property cannot be expanded (${path}).${hint}`, { param: 'expand' })
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
