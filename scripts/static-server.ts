import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { isAllowedHost } from '@/adapters/fake/own-host'
import { htmlPageNames } from './entrance/page-names'
import { brandFolderOfHost, brandsFolder } from './support/brand-folders'
import { preferredContentCoding, compressorByCoding, type ContentCoding } from './support/content-coding'
import { buildCspHeaderValue, type CspAllowedOrigins } from './support/content-security-policy'
import { cacheControlValues, hashedAssetsPath, createSecurityHeaders } from './support/site-headers'

/**
 * A site to serve from a directory. Its pages may load from and connect to only the site itself and the
 * origins in this object.
 */
interface StaticSite extends CspAllowedOrigins {
  /** Path of the directory of the build to serve. */
  readonly directory: string
  /** Port to listen on; 0 uses any free port. */
  readonly port: number
  /** Host on which the server listens. By default, only this machine can reach it. */
  readonly host?: string | undefined
  /**
   * Name of a host for which the build has a separate brand. The site is served with that brand. Source:
   * OPS-02.
   */
  readonly brandHost?: string
  /** Texts that are served instead of the build's files, by path, such as `/config.json`. */
  readonly overrides?: Readonly<Record<string, string>>
  /** Whether files are served uncompressed, which is faster if browser and server are on one machine. */
  readonly sendsUncompressed?: true
  /** Whether answers have no Date header. Used when the clock of the browser is set to another day. */
  readonly omitsDate?: true
}

export interface RunningSite {
  /** Address at which the site is served, without a trailing slash. */
  readonly address: string
  close(): Promise<void>
}

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

const compressibleContentTypePattern = /^(text|application)\/|svg/

/** Serves a build of the portal as a lender's file server should. */
export async function serveStaticSite(site: StaticSite): Promise<RunningSite> {
  const files = new SiteFiles(site)
  const server = createServer((request, response) => {
    response.sendDate = !site.omitsDate
    answerRequest(files, request, response).catch((reason: unknown) => {
      process.stderr.write(`${String(reason)}\n`)
      response.writeHead(500, errorHeaders('')).end()
    })
  })
  const port = await listen(server, site)
  return { address: `http://${site.host ?? 'localhost'}:${port}`, close: () => close(server) }
}

async function answerRequest(
  files: SiteFiles,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const policy = await files.buildContentSecurityPolicy()
  const refuse = (status: number, headers: Readonly<Record<string, string>> = {}) =>
    void response
      .writeHead(status, { ...errorHeaders(policy, files.site.reportsUrl), ...headers })
      .end(errorTexts.get(status))
  if (!isAllowedHost(request.headers.host, files.site.host)) return refuse(421)
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405, { Allow: 'GET, HEAD' })
  const path = decodedPath(request.url ?? '/')
  if (path === undefined) return refuse(400)
  const file = await files.fileAt(path)
  if (!file) return refuse(404)
  const { bytes, coding } = await file.encode(
    files.site.sendsUncompressed ? '' : (request.headers['accept-encoding'] ?? ''),
  )
  const tag = file.etag(coding)
  const headers = {
    ...createSecurityHeaders(policy, files.site.reportsUrl),
    ...cacheHeaders(file),
    ETag: tag,
  }
  if (matchesEtag(request.headers['if-none-match'], tag)) {
    response.writeHead(304, headers).end()
    return
  }
  response.writeHead(200, {
    ...headers,
    'Content-Type': file.contentType,
    'Content-Length': bytes.byteLength,
    'Accept-Ranges': 'none',
    ...(coding === undefined ? {} : { 'Content-Encoding': coding }),
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

const errorTexts: ReadonlyMap<number, string> = new Map([
  [400, 'No se entiende.'],
  [404, 'No existe.'],
  [405, 'No se puede.'],
  [421, 'No es acá.'],
])

function errorHeaders(policy: string, reports?: string): Record<string, string> {
  return {
    ...createSecurityHeaders(policy, reports),
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=utf-8',
  }
}

/**
 * Returns whether one of the ETags in a request's `If-None-Match` header is the given one. Weak ETags match
 * strong ones, and `*` matches any. Source: RFC 9110, 13.1.2.
 */
function matchesEtag(tags: string | undefined, tag: string): boolean {
  if (tags === undefined) return false
  return tags.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === tag)
}

function cacheHeaders({ name }: SiteFile): Record<string, string> {
  return {
    'Cache-Control': name.startsWith(hashedAssetsPath)
      ? cacheControlValues.hashed
      : cacheControlValues.others,
    Vary: 'Accept-Encoding',
  }
}

/** The files of a site. Each is read and compressed only once. */
class SiteFiles {
  private readonly loadedFiles = new Map<string, SiteFile>()

  constructor(readonly site: StaticSite) {}

  /**
   * Returns the file that is served at a path. A path without a file extension gets an HTML page of the
   * portal: the page for that path if there is one, otherwise the first page. Undefined if there is no such
   * file.
   */
  async fileAt(path: string): Promise<SiteFile | undefined> {
    if (path.startsWith(`/${brandsFolder}/`)) return undefined
    if (extname(path) !== '' || path.startsWith(hashedAssetsPath)) return this.findFile(path)
    const own = `${path.slice(1)}.html`
    return (
      (htmlPageNames.some((each) => each === own) ? await this.findFile(`/${own}`) : undefined) ??
      this.findFile('/index.html')
    )
  }

  private async findFile(name: string): Promise<SiteFile | undefined> {
    const known = this.loadedFiles.get(name)
    if (known) return known
    const file = await this.read(name)
    // Missing names are not remembered, because anybody can send any number of them.
    if (file) this.loadedFiles.set(name, file)
    return file
  }

  async buildContentSecurityPolicy(): Promise<string> {
    const pages = await Promise.all(htmlPageNames.map((page) => this.findFile(`/${page}`)))
    const html = pages.map((page) => page?.bytes.toString('utf8') ?? '').join('')
    return buildCspHeaderValue({ ...this.site, html })
  }

  private async read(name: string): Promise<SiteFile | undefined> {
    const override = this.site.overrides?.[name]
    if (override !== undefined) return new SiteFile(name, Buffer.from(override))
    const { directory, brandHost } = this.site
    const own =
      brandHost === undefined ? undefined : await readFileIn(brandFolderOfHost(directory, brandHost), name)
    const bytes = own ?? (await readFileIn(directory, name))
    return bytes && new SiteFile(name, bytes)
  }
}

async function readFileIn(folder: string, name: string): Promise<Buffer | undefined> {
  const path = normalize(join(folder, name))
  if (!path.startsWith(normalize(folder) + sep)) return undefined
  return readFile(path).catch(() => undefined)
}

class SiteFile {
  readonly contentType: string
  private readonly hash: string
  private readonly codings = new Map<ContentCoding, Promise<Buffer>>()

  constructor(
    readonly name: string,
    readonly bytes: Buffer,
  ) {
    this.contentType = contentTypes[extname(name)] ?? 'application/octet-stream'
    this.hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  }

  /** Returns the ETag header of the file, which is different for each content coding (compression). */
  etag(coding: ContentCoding | undefined): string {
    return `"${[this.hash, ...(coding === undefined ? [] : [coding])].join('-')}"`
  }

  async encode(accepted: string): Promise<{ readonly bytes: Buffer; readonly coding?: ContentCoding }> {
    const coding = compressibleContentTypePattern.test(this.contentType)
      ? preferredContentCoding(accepted)
      : undefined
    if (coding === undefined) return { bytes: this.bytes }
    const compressed = this.codings.get(coding) ?? compressorByCoding[coding](this.bytes)
    this.codings.set(coding, compressed)
    return { bytes: await compressed, coding }
  }
}

/**
 * Returns the decoded path of a request's URL; undefined if it is malformed. A path with an encoded slash
 * becomes one that names no file.
 */
function decodedPath(url: string): string | undefined {
  const [written = '/'] = url.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/)
  try {
    const path = decodeURIComponent(written)
    if (path.includes('\0')) return undefined
    return /%(2f|5c)/i.test(written) ? '/assets/..' : path
  } catch {
    return undefined
  }
}

function listen(server: Server, { port, host = '127.0.0.1' }: StaticSite): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (reason: Error & { readonly code?: string }) => {
      const isTaken = reason.code === 'EADDRINUSE'
      reject(isTaken ? new Error(`El puerto ${port} está ocupado. Elegí otro con --port.`) : reason)
    })
    server.listen(port, host, () => {
      const taken = server.address()
      resolve(typeof taken === 'object' && taken ? taken.port : port)
    })
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
