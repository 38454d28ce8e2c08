import { createServer, type Server, type ServerResponse } from 'node:http'
import { findServerAnswerDifferences } from '#scripts/deployment/differences'

const pageHeaders = {
  'Content-Type': 'text/html',
  'Content-Security-Policy': 'default-src',
  'Cache-Control': 'no-cache',
} as const
const scriptHeaders = {
  ...pageHeaders,
  'Content-Type': 'text/javascript',
  'Content-Encoding': 'identity',
} as const

interface ServerAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

const faultlessAnswers: Readonly<Record<string, ServerAnswer>> = {
  '/inicio': { status: 200, headers: pageHeaders, text: 'portal' },
  '/assets/a.js': { status: 200, headers: scriptHeaders, text: 'begin()' },
  '/assets/falta.js': { status: 404, headers: pageHeaders, text: '' },
}

const { 'Content-Security-Policy': _, ...withoutPolicy } = pageHeaders
const { 'Content-Encoding': __, ...plain } = scriptHeaders

/**
 * What a file server with a fault answers differently from one without faults. The keys are the fault's name
 * in the scenarios, then the path of the request.
 */
const answerChangesByFault: Readonly<Record<string, Readonly<Record<string, Partial<ServerAnswer>>>>> = {
  'no manda la política': { '/inicio': { headers: withoutPolicy } },
  'deja guardar las páginas': { '/inicio': { headers: { ...pageHeaders, 'Cache-Control': 'max-age=600' } } },
  'responde 404 a una dirección': { '/inicio': { status: 404 } },
  'responde otra página': { '/inicio': { text: 'bienvenidos' } },
  'manda los programas sin comprimir': { '/assets/a.js': { headers: plain } },
  'deja guardar lo que no existe': {
    '/assets/falta.js': { headers: { ...pageHeaders, 'Cache-Control': 'max-age=600' } },
  },
}

/** Two copies of a published site: one copy has a fault, and the other copy has none. */
export class PublishedSiteComparison {
  static async serveWithFault(fault: string): Promise<PublishedSiteComparison> {
    const changes = answerChangesByFault[fault]
    if (!changes) throw new Error(`No fault is known as ${fault}`)
    return new PublishedSiteComparison(
      await startServer(faultlessAnswers),
      await startServer(answersWithChanges(changes)),
    )
  }

  private constructor(
    private readonly ownServer: Server,
    private readonly other: Server,
  ) {}

  /** Compares both copies of the site and closes their servers. Returns the differences. */
  async findDifferencesAndClose(): Promise<readonly string[]> {
    const found = await findServerAnswerDifferences(
      serverAddress(this.ownServer),
      serverAddress(this.other),
      Object.keys(faultlessAnswers),
    )
    for (const each of [this.ownServer, this.other]) each.close()
    return found
  }
}

function answersWithChanges(
  changes: Readonly<Record<string, Partial<ServerAnswer>>>,
): Readonly<Record<string, ServerAnswer>> {
  return Object.fromEntries(
    Object.entries(faultlessAnswers).map(([path, each]) => [path, { ...each, ...changes[path] }]),
  )
}

async function startServer(answers: Readonly<Record<string, ServerAnswer>>): Promise<Server> {
  const server = createServer(({ url = '' }, outgoing) => sendAnswer(outgoing, answers[url]))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return server
}

function sendAnswer(outgoing: ServerResponse, found: ServerAnswer | undefined): void {
  outgoing.writeHead(found?.status ?? 404, found?.headers)
  outgoing.end(found?.text)
}

function serverAddress(server: Server): string {
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}
