import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { contentSecurityPolicyHeader, type PolicySources } from './support/content-security-policy'

/** The sources are those that the policy of its pages allows besides itself. */
export interface StaticSite extends PolicySources {
  /** The folder of a build. */
  readonly directory: string
  /** 0 takes any free port. */
  readonly port: number
  /** Texts served instead of files, by path: `/config.json`. */
  readonly overrides?: Readonly<Record<string, string>>
  /** Nothing is compressed: on one machine that takes longer than it saves. */
  readonly sendsPlain?: true
}

export interface RunningSite {
  /** Without a slash at the end. */
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

const compressible = /^(text|application)\/|svg/

/** Vite puts a hash of the content in these names. */
const hashedAsset = /^\/assets\//

/** Camera for QR and cards, the rest of the device stays closed. */
const permissions = 'camera=(self), clipboard-write=(self), geolocation=(), microphone=(), payment=(), usb=()'

/** Serves a build of the portal the way a lender's file server should. */
export async function serveSite(site: StaticSite): Promise<RunningSite> {
  const files = new SiteFiles(site)
  const server = createServer((request, response) => {
    answer(files, request, response).catch((reason: unknown) => {
      process.stderr.write(`${String(reason)}\n`)
      response.writeHead(500).end()
    })
  })
  const port = await listen(server, site.port)
  return { address: `http://localhost:${port}`, close: () => close(server) }
}

async function answer(files: SiteFiles, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end()
    return
  }
  const path = decodedPath(request.url ?? '/')
  const file = await files.at(path)
  if (!file) {
    response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('No existe.')
    return
  }
  const headers = { ...securityHeaders(await files.policy()), ...cacheHeaders(path, file) }
  if (request.headers['if-none-match'] === file.tag) {
    response.writeHead(304, headers).end()
    return
  }
  const { bytes, encoding } = await file.encoded(
    files.sendsPlain ? '' : (request.headers['accept-encoding'] ?? ''),
  )
  response.writeHead(200, {
    ...headers,
    'Content-Type': file.contentType,
    'Content-Length': bytes.byteLength,
    Vary: 'Accept-Encoding',
    ...(encoding === undefined ? {} : { 'Content-Encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

function securityHeaders(policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': permissions,
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  }
}

function cacheHeaders(path: string, file: SiteFile): Record<string, string> {
  return {
    'Cache-Control': hashedAsset.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: file.tag,
  }
}

/** The files of a site, read and compressed once. */
class SiteFiles {
  private readonly known = new Map<string, Promise<SiteFile | undefined>>()

  constructor(private readonly site: StaticSite) {}

  get sendsPlain(): boolean {
    return this.site.sendsPlain === true
  }

  /** A path that names no file is a page of the portal. */
  at(path: string): Promise<SiteFile | undefined> {
    const name = extname(path) === '' ? '/index.html' : path
    const known = this.known.get(name) ?? this.read(name)
    this.known.set(name, known)
    return known
  }

  async policy(): Promise<string> {
    const page = await this.at('/index.html')
    return contentSecurityPolicyHeader({ ...this.site, html: page?.bytes.toString('utf8') ?? '' })
  }

  private async read(name: string): Promise<SiteFile | undefined> {
    const override = this.site.overrides?.[name]
    if (override !== undefined) return new SiteFile(name, Buffer.from(override))
    const path = normalize(join(this.site.directory, name))
    if (!path.startsWith(normalize(this.site.directory) + sep)) return undefined
    const bytes = await readFile(path).catch(() => undefined)
    return bytes && new SiteFile(name, bytes)
  }
}

class SiteFile {
  readonly contentType: string
  readonly tag: string
  private readonly encodings = new Map<string, Promise<Buffer>>()

  constructor(
    name: string,
    readonly bytes: Buffer,
  ) {
    this.contentType = contentTypes[extname(name)] ?? 'application/octet-stream'
    this.tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
  }

  async encoded(accepted: string): Promise<{ readonly bytes: Buffer; readonly encoding?: string }> {
    const encoding = compressible.test(this.contentType) ? bestEncoding(accepted) : undefined
    if (encoding === undefined) return { bytes: this.bytes }
    const compressed = this.encodings.get(encoding) ?? compressors[encoding](this.bytes)
    this.encodings.set(encoding, compressed)
    return { bytes: await compressed, encoding }
  }
}

type Encoding = 'br' | 'gzip'

const compressors: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gzip: (bytes) => promisify(gzip)(bytes),
}

function bestEncoding(accepted: string): Encoding | undefined {
  const names = accepted.split(',').map((each) => each.split(';')[0]?.trim())
  if (names.includes('br')) return 'br'
  return names.includes('gzip') ? 'gzip' : undefined
}

function decodedPath(url: string): string {
  const path = url.split(/[?#]/)[0] ?? '/'
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (reason: Error & { readonly code?: string }) => {
      const isTaken = reason.code === 'EADDRINUSE'
      reject(isTaken ? new Error(`El puerto ${port} está ocupado. Elegí otro con --port.`) : reason)
    })
    server.listen(port, () => {
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
