import { Resolver } from 'node:dns/promises'

/** What DNS says about a name: its records, that there are none, or no answer, which says nothing about the name. */
export type DnsAnswer = { is: 'found'; values: string[] } | { is: 'missing' } | { is: 'unanswered' }

/** Questions about names that people gave. None of them rejects. */
export type Dns = {
  findTexts(name: string): Promise<DnsAnswer>
  /** The name that a CNAME record leads to, in lower case without the dot at the end. */
  findAlias(name: string): Promise<DnsAnswer>
  /** IPv4 and IPv6 addresses, whatever led there. */
  findAddresses(name: string): Promise<DnsAnswer>
}

/** @param servers `IP:port` of servers to ask in place of the machine's own. */
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
    // A text may come in several pieces.
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
