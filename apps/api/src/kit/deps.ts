import type { Pool } from '../platform/db/pool.ts'
import type { PublicConfig } from '@sojourn/contract/account'
import type { BillingGateway } from '../platform/billing/billing-gateway.ts'
import type { CardGateway } from '../platform/card-payments/card-gateway.ts'
import type { Captcha } from '../platform/captcha/captcha.ts'
import type { BrochurePrinter } from '../platform/brochure/printer.ts'
import type { PageRenderer } from '../platform/pages/page-renderer.ts'
import type { Pictures } from '../platform/pictures/pictures.ts'
import type { FlightProvider } from '../platform/flights/flight-provider.ts'
import type { Translator } from '../platform/translation/translator.ts'
import type { SignatureProvider } from '../platform/signing/signature-provider.ts'
import type { Dns } from '../platform/dns/dns.ts'
import type { Replica } from '../platform/db/replica.ts'
import type { Live } from '../platform/live/listen.ts'
import type { Mail } from '../platform/mail/mail.ts'
import type { Outbound } from '../platform/outbound/outbound.ts'
import type { Queue } from '../platform/queue/queue.ts'
import type { Storage } from '../platform/storage/storage.ts'

import type { Actor } from './actor.ts'
import type { FairTurns } from './fair-turns.ts'
import type { HostDirectory } from './host-directory.ts'
import type { Grant } from './grant.ts'
import type { SecretKey } from './sealing.ts'
import type { Readiness } from './readiness.ts'
import type { AnyResource } from '@sojourn/contract/kit/define-resource'
import type { Target } from './target.ts'

/** At most `max` in a window of `seconds`. */
export type Limit = { max: number; seconds: number }

/** Login attempts per network (an IPv6 /64 counts as one) and per account, whether the account exists or not. */
export type AuthLimits = {
  network: Limit
  /** Per email address, link or user. */
  account: Limit
  /** Failed logins to one account: the first ones are free, then each doubles the wait before the next attempt. */
  logins: {
    /** Free failures from one network. */
    freeHere: number
    /** Free failures from all networks from which the user has not logged in recently. */
    freeElsewhere: number
    longestSeconds: number
    /** The number of failures in a day after which the user gets an email. */
    warnAfter: number
  }
  /** Requests that may send an email to an address. */
  emails: Limit
}

/** Limits on requests, counted before any of the body is read. */
export type RequestLimits = {
  /** Per user, whatever the requests are about. */
  person: Limit
  /** Per network, for requests without a token or with an unknown one; static files are not counted. */
  stranger: Limit
  /** Concurrent requests without a token per network. */
  strangersAtOnce: number
}

/** Emails that companies send to addresses of their choice. */
export type EmailLimits = {
  invitationsOfRecipient: Limit
  invitations: Limit
  mailsOfItinerary: Limit
  mails: Limit
  /** For companies in a trial, since anybody with an email address can start one. */
  mailsOnTrial: Limit
}

/** What visitors may send through a company's enquiry form. */
export type EnquiryLimits = {
  /** Submitted forms per network, including those with mistakes. */
  posts: Limit
  /** Enquiries per network. */
  ofNetwork: Limit
  /** Enquiries per site, from all networks. */
  ofSite: Limit
  /** The shortest time in which a human can read and answer the question. */
  minSeconds: number
  /** How many enquiries per hour are emailed one by one; one further email announces the rest. */
  emailsAnHour: number
}

/** How much is stored for a company's imports. */
export type ImportQuota = {
  /** Unfinished imports. */
  maxOpen: number
  /** Total size of their files, in bytes. */
  maxBytes: number
}

/** What the app is built from: one instance of each external service, real or embedded. */
export type Deps = {
  /** Whether the server can be used yet. */
  readiness: Readiness
  /** How long a stopping server still answers, in milliseconds. */
  drainMs: number
  pool: Pool
  /** Answers the reads of members; null if no replica is configured. */
  replica: Replica | null
  /** Announcements of changes in itineraries, from all servers. */
  live: Live
  storage: Storage
  mail: Mail
  billing: BillingGateway
  /** Takes card payments of clients. */
  cards: CardGateway
  captcha: Captcha
  /** Calls URLs that users have entered. */
  outbound: Outbound
  /** A provider of timetables of flights; null if none is configured. */
  flights: FlightProvider | null
  /** A program that translates; null if none is configured. */
  translator: Translator | null
  /** A provider of electronic signatures; null if none is configured. */
  signatures: SignatureProvider | null
  /** Looks up the DNS records that prove who owns a host. */
  dns: Dns
  /** Finds the company that a host belongs to. */
  hosts: HostDirectory
  /** Seconds between the attempts to deliver an event; after the last of them it has failed. */
  webhookWaits: readonly number[]
  /** How often clients that have not logged in may try to log in, register and so on. */
  authLimits: AuthLimits
  /** How companies take turns at shared resources. */
  turns: FairTurns
  /** How many requests are accepted. */
  requestLimits: RequestLimits
  /** How many emails a company may send to addresses of its choice. */
  emailLimits: EmailLimits
  importQuota: ImportQuota
  enquiryLimits: EnquiryLimits
  /** Whether super admins must add a second factor before they can do anything else. */
  requireSecondFactor: boolean
  /**
   * Whose X-Forwarded-For is trusted: nobody's, that of the given number of proxies in front of this server, or that of the
   * given addresses and networks.
   */
  trustProxy: false | number | string[]
  /** The token that opens `/metrics` to other machines; null: no other machine can read it. */
  metricsToken: string | null
  /** Where to report vulnerabilities, published in `security.txt`; null: not published. */
  securityContact: string | null
  /** The domain of the addresses to which emails about questions can be answered; null if none is received. */
  replyDomain: string | null
  /** The mailbox at that domain before whose plus sign they begin; null if they are all names at the domain. */
  replyMailbox: string | null
  queue: Queue
  printer: BrochurePrinter
  pictures: Pictures
  pages: PageRenderer
  /** The resources whose records contain references. */
  owners: readonly AnyResource[]
  /** What records can refer to, by resource name. */
  targets: ReadonlyMap<string, Target>
  /** Which records of a resource an actor may read; the others are not listed as uses. */
  readGrant: (resource: string, actor: Actor) => Grant
  /** Which records of a resource an actor may add references to. */
  referGrant: (resource: string, actor: Actor) => Grant
  /** Signs and seals. */
  secretKey: SecretKey
  /** The public URL of the site, without a trailing slash. A function, because the system may choose the port after start. */
  publicUrl: () => string
  /** The URL of travellers' pages and company sites, without a trailing slash: `publicUrl`, or a separate host. */
  pagesUrl: () => string
  publicConfig: PublicConfig
  /** Folder for temporary files, readable by the server only. */
  workFolder: string
  /** Folder of the built web app, or null if another server delivers it. */
  webFolder: string | null
  /** `to` receives the lines instead of standard output. */
  log: { level: 'silent' | 'info' | 'warn'; to?: { write(line: string): void } }
}
