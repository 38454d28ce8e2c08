import { cp, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { htmlPageNames } from '#scripts/entrance/page-names'
import { serveProductionSite } from '#scripts/production-site'
import { buildScriptInventory, addIntegrityHashes } from '#scripts/support/script-inventory'
import type { RunningSite } from '#scripts/static-server'

/** Pattern of a file name that Vite gives a file of the build: name, hash of the content, extension. */
const hashedFileNamePattern = /-([\w-]{7})\.(js|css)$/

/** Function that may handle a request before the server does. Returns true if it handled the request. */
type RequestInterceptor = (asked: IncomingMessage, answer: ServerResponse) => boolean

/**
 * Web server of the live build (the portal without the demo). A test can make it publish another version of
 * the portal at the same address.
 */
export class PublishedSite {
  private interceptRequest: RequestInterceptor = () => false

  private constructor(
    private readonly front: Server,
    private readonly api: string,
    private currentVersionSite: RunningSite,
  ) {}

  /**
   * Starts a web server that publishes the version of the portal in `directory` and connects it to the API at
   * `api`.
   */
  static async start(directory: string, api: string): Promise<PublishedSite> {
    const first = await serveProductionSite({
      directory,
      port: 0,
      api,
      sendsUncompressed: true,
      omitsDate: true,
    })
    const front = createServer((asked, answer) => published.passToSite(asked, answer))
    const published = new PublishedSite(front, api, first)
    await new Promise<void>((resolve) => front.listen(0, resolve))
    return published
  }

  get address(): string {
    const taken = this.front.address()
    if (typeof taken !== 'object' || !taken) throw new Error('The site is not open')
    return `http://localhost:${taken.port}`
  }

  /**
   * Publishes the version of the portal in `directory` and stops serving the files of the version before
   * it. With `api`, the configuration and the policy name that API.
   */
  async publishVersion(directory: string, api = this.api): Promise<void> {
    const former = this.currentVersionSite
    this.currentVersionSite = await serveProductionSite({
      directory,
      port: 0,
      api,
      sendsUncompressed: true,
      omitsDate: true,
    })
    await former.close()
  }

  /**
   * Sets a function that handles each request before the server does. If it returns false, the server
   * answers the request with a file.
   */
  setRequestInterceptor(instead: RequestInterceptor): void {
    this.interceptRequest = instead
  }

  async close(): Promise<void> {
    this.front.closeAllConnections()
    await new Promise((resolve) => this.front.close(resolve))
    await this.currentVersionSite.close()
  }

  private passToSite(asked: IncomingMessage, answer: ServerResponse): void {
    if (this.interceptRequest(asked, answer)) return
    const { port } = new URL(this.currentVersionSite.address)
    const passed = request(
      { port, path: asked.url, method: asked.method, headers: asked.headers },
      (given) => {
        answer.writeHead(given.statusCode ?? 502, given.headers)
        given.pipe(answer)
        // A file that ends halfway, because its version is gone, fails in the browser instead of hanging.
        given.on('close', () => given.complete || answer.destroy())
      },
    )
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  }
}

/**
 * Copies a build of the portal, and changes the hash in the file name of every script and style sheet of
 * the copy. Returns the folder of the copy.
 */
export async function copyBuildWithNewFileHashes(directory: string): Promise<string> {
  const next = await mkdtemp(join(tmpdir(), 'portal-next-'))
  await cp(directory, next, { recursive: true })
  const assets = join(next, 'assets')
  const names = await readdir(assets)
  for (const name of names) await rename(join(assets, name), join(assets, nameWithNewHash(name)))
  const pages = htmlPageNames.map((name) => join(next, name))
  const texts = [...names.map((name) => join(assets, nameWithNewHash(name))), ...pages]
  const worker = join(next, 'service-worker.js')
  for (const path of [...texts, worker].filter((each) => /\.(js|css|html)$/.test(extname(each))))
    await writeFile(path, names.reduce(replaceFileHash, await readFile(path, 'utf8')))
  const files = await buildScriptInventory(next)
  for (const page of pages)
    await writeFile(page, addIntegrityHashes(removeIntegrityHashes(await readFile(page, 'utf8')), files))
  await writeFile(worker, (await readFile(worker, 'utf8')).replaceAll(/"revision":"/g, '"revision":"next-'))
  return next
}

export async function deleteDirectory(directory: string): Promise<void> {
  await rm(directory, { recursive: true })
}

/** Returns the page without the integrity hashes that the build adds. */
function removeIntegrityHashes(html: string): string {
  return html.replace(/\s*<script type="importmap">.*?<\/script>/, '').replaceAll(/ integrity="[^"]*"/g, '')
}

function replaceFileHash(text: string, name: string): string {
  return text.replaceAll(name, nameWithNewHash(name))
}

function nameWithNewHash(name: string): string {
  return name.replace(hashedFileNamePattern, '-$1Next.$2')
}
