import { createServer, type Server, type ServerResponse } from 'node:http'
import { findServerAnswerDifferences } from '#scripts/deployment/differences'

const page = {
  'Content-Type': 'text/html',
  'Content-Security-Policy': 'default-src',
  'Cache-Control': 'no-cache',
} as const
const program = { ...page, 'Content-Type': 'text/javascript', 'Content-Encoding': 'identity' } as const

interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

const good: Readonly<Record<string, Answer>> = {
  '/inicio': { status: 200, headers: page, text: 'portal' },
  '/assets/a.js': { status: 200, headers: program, text: 'begin()' },
}

const { 'Content-Security-Policy': _, ...withoutPolicy } = page
const { 'Content-Encoding': __, ...plain } = program

/** What a file server does wrong, by its name in scenarios. */
const faults: Readonly<Record<string, Readonly<Record<string, Partial<Answer>>>>> = {
  'no manda la política': { '/inicio': { headers: withoutPolicy } },
  'deja guardar las páginas': { '/inicio': { headers: { ...page, 'Cache-Control': 'max-age=600' } } },
  'responde 404 a una dirección': { '/inicio': { status: 404 } },
  'responde otra página': { '/inicio': { text: 'bienvenidos' } },
  'manda los programas sin comprimir': { '/assets/a.js': { headers: plain } },
}

/** Two copies of a published site: one copy has a fault, and the other copy has none. */
export class PublishedSiteComparison {
  static async serveWithFault(fault: string): Promise<PublishedSiteComparison> {
    const changes = faults[fault]
    if (!changes) throw new Error(`No fault is known as ${fault}`)
    return new PublishedSiteComparison(await serving(good), await serving(withChanges(changes)))
  }

  private constructor(
    private readonly own: Server,
    private readonly other: Server,
  ) {}

  /** Compares both copies of the site and closes their servers. Returns the differences. */
  async findDifferencesAndClose(): Promise<readonly string[]> {
    const found = await findServerAnswerDifferences(
      addressOf(this.own),
      addressOf(this.other),
      Object.keys(good),
    )
    for (const each of [this.own, this.other]) each.close()
    return found
  }
}

function withChanges(changes: Readonly<Record<string, Partial<Answer>>>): Readonly<Record<string, Answer>> {
  return Object.fromEntries(Object.entries(good).map(([path, each]) => [path, { ...each, ...changes[path] }]))
}

async function serving(answers: Readonly<Record<string, Answer>>): Promise<Server> {
  const server = createServer(({ url = '' }, outgoing) => answer(outgoing, answers[url]))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

function answer(outgoing: ServerResponse, found: Answer | undefined): void {
  outgoing.writeHead(found?.status ?? 404, found?.headers)
  outgoing.end(found?.text)
}

function addressOf(server: Server): string {
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}
