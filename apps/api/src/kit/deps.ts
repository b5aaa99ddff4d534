import type { Pool } from '../platform/db/pool.ts'
import type { PublicConfig } from '@sojourn/contract/account'
import type { BillingGateway } from '../platform/billing/billing-gateway.ts'
import type { Captcha } from '../platform/captcha/captcha.ts'
import type { BrochurePrinter } from '../platform/brochure/printer.ts'
import type { PageRenderer } from '../platform/pages/page-renderer.ts'
import type { Pictures } from '../platform/pictures/pictures.ts'
import type { Dns } from '../platform/dns/dns.ts'
import type { Mail } from '../platform/mail/mail.ts'
import type { Outbound } from '../platform/outbound/outbound.ts'
import type { Queue } from '../platform/queue/queue.ts'
import type { Storage } from '../platform/storage/storage.ts'

import type { Actor } from './actor.ts'
import type { FairTurns } from './fair-turns.ts'
import type { HostDirectory } from './host-directory.ts'
import type { Grant } from './grant.ts'
import type { SecretKey } from './sealing.ts'
import type { AnyResource } from '@sojourn/contract/kit/define-resource'
import type { Target } from './target.ts'

/** So many in a window of time. */
export type Limit = { max: number; seconds: number }

/** Tries for one network (an IPv6 /64 counts as one) and for one account, whether it exists or not. */
export type AuthLimits = {
  network: Limit
  /** With one address, link or person. */
  account: Limit
  /** Wrong logins to one account: so many are free, then each makes the next one wait twice as long. */
  logins: {
    /** From one network. */
    freeHere: number
    /** From all networks that the person did not log in from lately. */
    freeElsewhere: number
    longestSeconds: number
    /** So many in a day bring the person an email. */
    warnAfter: number
  }
  /** Calls that may post an email to an address. */
  emails: Limit
}

/** Requests, counted before anything of them is read. */
export type RequestLimits = {
  /** Of one person, whatever they are about. */
  person: Limit
  /** Of one network, without a token or with one that nobody has; files are not counted. */
  stranger: Limit
  /** Of one network without a token, at the same moment. */
  strangersAtOnce: number
}

/** Emails that companies have posted to whom they like. */
export type EmailLimits = {
  invitationsOfRecipient: Limit
  invitations: Limit
  mailsOfItinerary: Limit
  mails: Limit
  /** While a company tries a plan: a new one costs nothing but an address. */
  mailsOnTrial: Limit
}

/** What strangers may send to a company's enquiry form. */
export type EnquiryLimits = {
  /** Forms from one network, also those with mistakes. */
  posts: Limit
  /** Enquiries from one network. */
  ofNetwork: Limit
  /** Enquiries from everywhere. */
  ofSite: Limit
  /** Nobody reads and answers the question faster. */
  minSeconds: number
  /** So many enquiries bring an email each; one email tells of the others. */
  emailsAnHour: number
}

/** What of a company's imports is kept. */
export type ImportQuota = {
  /** So many are not finished. */
  maxOpen: number
  /** So many bytes their files had. */
  maxBytes: number
}

/** What the app is built from: one of each outside thing, real or embedded. */
export type Deps = {
  pool: Pool
  storage: Storage
  mail: Mail
  billing: BillingGateway
  captcha: Captcha
  /** Calls addresses that people gave. */
  outbound: Outbound
  /** Looks up the DNS records that prove who owns a host. */
  dns: Dns
  /** Finds the company that a host belongs to. */
  hosts: HostDirectory
  /** Seconds between the attempts to deliver an event; after the last of them it has failed. */
  webhookWaits: readonly number[]
  /** How often somebody unknown may try the doors. */
  authLimits: AuthLimits
  /** How companies take turns at what they share. */
  turns: FairTurns
  /** How many requests are taken. */
  requestLimits: RequestLimits
  /** How many emails a company may post to strangers. */
  emailLimits: EmailLimits
  importQuota: ImportQuota
  enquiryLimits: EnquiryLimits
  /** Whether super admins may do nothing before they have added a second factor. */
  requireSecondFactor: boolean
  /** Whose X-Forwarded-For is believed: nobody's, so many hops before this server, or addresses and networks. */
  trustProxy: false | number | string[]
  /** Opens `/metrics` to other machines; null: to none. */
  metricsToken: string | null
  /** Whom to tell of weaknesses, as `security.txt` names them; null: nobody. */
  securityContact: string | null
  queue: Queue
  printer: BrochurePrinter
  pictures: Pictures
  pages: PageRenderer
  /** The resources whose records hold references. */
  owners: readonly AnyResource[]
  /** What records can refer to, by the name of its resource. */
  targets: ReadonlyMap<string, Target>
  /** Which records of a resource an actor may read: others are not shown to them as uses. */
  readGrant: (resource: string, actor: Actor) => Grant
  /** Which records of a resource an actor may make others refer to. */
  referGrant: (resource: string, actor: Actor) => Grant
  /** Signs and seals. */
  secretKey: SecretKey
  /** Address of the site as people reach it, without a trailing slash. Called late: the port may be given by the system. */
  publicUrl: () => string
  /** Address of travellers' pages and company sites, without a trailing slash: `publicUrl`, or a host of their own. */
  pagesUrl: () => string
  publicConfig: PublicConfig
  /** Folder for files that are only kept while something is made; for the server's own eyes. */
  workFolder: string
  /** Folder of the built web, or null when another server hands it out. */
  webFolder: string | null
  /** `to` takes the lines instead of standard output. */
  log: { level: 'silent' | 'info' | 'warn'; to?: { write(line: string): void } }
}
