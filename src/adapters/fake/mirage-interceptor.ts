import { comparePathSpecificity, matchPath, parsePathTemplate, type PathTemplate } from './path-template'

/**
 * The request that Mirage (the library of the fake back end) passes to a route handler, with the fields
 * that this interceptor adds.
 */
export interface MirageRequest {
  readonly method: string
  readonly url: string
  readonly params: Readonly<Record<string, string>>
  readonly queryParams: Readonly<Record<string, string>>
  /** The request's headers, with names in lower case. */
  readonly requestHeaders: Readonly<Record<string, string>>
  /** The body of the request: a text, or the fields of a multipart form. */
  readonly requestBody: string | FormData
}

type MirageAnswer = readonly [status: number, headers: Record<string, string>, body: unknown]
export type MirageHandler = (schema: unknown, request: MirageRequest) => unknown

/** The part of Mirage's server that an interceptor uses. Mirage's types do not declare it. */
interface InterceptedServer {
  registerRouteHandler(
    verb: string,
    path: string,
    handler: MirageHandler,
  ): (request: MirageRequest) => Promise<MirageAnswer>
  _serialize(body: unknown): unknown
  [verb: string]: unknown
}

interface RegisteredRoute {
  readonly method: string
  readonly template: PathTemplate
  readonly respond: (request: MirageRequest) => Promise<MirageAnswer>
}

const interceptedVerbs = ['get', 'post', 'put', 'delete'] as const
export type MirageHttpVerb = (typeof interceptedVerbs)[number]

/**
 * Passes requests to Mirage. It replaces Pretender, the library that Mirage uses by default and that
 * patches global functions. It changes nothing global: it takes a `Request` and returns a `Response`, in
 * the browser and in Node.
 */
export class MirageInterceptor {
  namespace = ''
  urlPrefix = ''
  timing = 0
  passthroughChecks: readonly unknown[] = []
  private readonly routes: RegisteredRoute[] = []
  private areRoutesSorted = true
  private server: InterceptedServer | undefined

  /** Connects this interceptor to Mirage's server. Mirage calls this function when its server starts. */
  create(server: InterceptedServer): void {
    this.server = server
    // Mirage would convert the bytes of a file to JSON.
    server._serialize = (body) => body
    for (const verb of interceptedVerbs) server[verb] = this.addRoute.bind(this, verb)
  }

  addRoute(verb: MirageHttpVerb, path: string, handler: MirageHandler): void {
    if (!this.server) throw new Error('Mirage has not started')
    const respond = this.server.registerRouteHandler(verb, path, handler)
    this.routes.push({ method: verb.toUpperCase(), template: parsePathTemplate(path), respond })
    this.areRoutesSorted = false
  }

  config(): void {}
  start(): void {}
  shutdown(): void {}
  passthrough(): void {}

  /**
   * Returns Mirage's response to a request; undefined if no route has the method and the path of the
   * request.
   */
  async respond(request: Request, path: string): Promise<Response | undefined> {
    for (const route of this.sortedRoutes()) {
      const params = route.method === request.method ? matchPath(route.template, path) : undefined
      if (params) return toResponse(await route.respond(await toMirageRequest(request, params)))
    }
    return undefined
  }

  /**
   * Returns the routes in the order in which a request is compared with them. Sorts them once, after all
   * routes have been registered.
   */
  private sortedRoutes(): readonly RegisteredRoute[] {
    if (!this.areRoutesSorted)
      this.routes.sort((one, other) => comparePathSpecificity(one.template, other.template))
    this.areRoutesSorted = true
    return this.routes
  }
}

async function toMirageRequest(
  request: Request,
  params: Readonly<Record<string, string>>,
): Promise<MirageRequest> {
  return {
    method: request.method,
    url: request.url,
    params,
    queryParams: Object.fromEntries(new URL(request.url).searchParams),
    requestHeaders: Object.fromEntries(request.headers),
    requestBody: await bodyOf(request),
  }
}

async function bodyOf(request: Request): Promise<string | FormData> {
  const isForm = request.headers.get('Content-Type')?.startsWith('multipart/form-data')
  if (!isForm) return request.text()
  const copy = request.clone()
  return request.formData().catch(() => copy.text())
}

function toResponse([status, headers, body]: MirageAnswer): Response {
  const isEmpty = status === 204 || body === undefined || body === ''
  return new Response(isEmpty ? undefined : toBody(body), { status, headers })
}

function toBody(body: unknown): BodyInit {
  if (typeof body === 'string') return body
  if (body instanceof Uint8Array) return new Uint8Array(body)
  return JSON.stringify(body)
}
