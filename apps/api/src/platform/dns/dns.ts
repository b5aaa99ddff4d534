import { Resolver } from 'node:dns/promises'

/** The result of a DNS query: the records, that there are none, or no response, which says nothing about the name. */
export type DnsAnswer = { is: 'found'; values: string[] } | { is: 'missing' } | { is: 'unanswered' }

/** DNS queries for names that users entered. They never reject. */
export type Dns = {
  findTexts(name: string): Promise<DnsAnswer>
  /** The target of a CNAME record, in lower case without the trailing dot. */
  findAlias(name: string): Promise<DnsAnswer>
  /** IPv4 and IPv6 addresses, including those behind a CNAME record. */
  findAddresses(name: string): Promise<DnsAnswer>
}

/** @param servers `IP:port` of the servers to query instead of those of this machine. */
export const createDns = ({ servers }: { servers?: readonly string[] } = {}): Dns => {
  const ask = async (question: (resolver: Resolver) => Promise<string[]>): Promise<DnsAnswer> => {
    const resolver = new Resolver({ timeout: 2000, tries: 2 })
    if (servers) resolver.setServers(servers)
    try {
      const values = await question(resolver)
      return values.length > 0 ? { is: 'found', values } : { is: 'missing' }
    } catch (error) {
      return { is: isMissing(error) ? 'missing' : 'unanswered' }
    }
  }
  return {
    // A text may be split into several strings.
    findTexts: (name) => ask(async (resolver) => (await resolver.resolveTxt(name)).map((pieces) => pieces.join(''))),
    findAlias: (name) => ask(async (resolver) => (await resolver.resolveCname(name)).map(plainName)),
    findAddresses: async (name) => {
      const answers = await Promise.all([
        ask((resolver) => resolver.resolve4(name)),
        ask((resolver) => resolver.resolve6(name)),
      ])
      const values = answers.flatMap((answer) => (answer.is === 'found' ? answer.values : []))
      if (values.length > 0) return { is: 'found', values }
      return { is: answers.some(({ is }) => is === 'unanswered') ? 'unanswered' : 'missing' }
    },
  }
}

const plainName = (name: string): string => name.toLowerCase().replace(/\.$/, '')

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOTFOUND' || error.code === 'ENODATA')
