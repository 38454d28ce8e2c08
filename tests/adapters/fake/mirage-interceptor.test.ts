import { createServer, Response as MirageResponse } from 'miragejs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FormRequest } from '@/adapters/fake/shared/form-request'
import { MirageInterceptor } from '@/adapters/fake/mirage-interceptor'

let interceptor: MirageInterceptor

beforeEach(() => {
  interceptor = new MirageInterceptor()
  const config = { interceptor, routes() {} }
  createServer(config)
})

afterEach(() => {
  vi.restoreAllMocks()
})

describe('a request to Mirage without Pretender', () => {
  it('reaches its handler with parameters, query, headers and body', async () => {
    interceptor.addRoute('put', '/people/{id}', (_schema, request) => ({
      id: request.params['id'],
      page: request.queryParams['page'],
      key: request.requestHeaders['idempotency-key'],
      body: request.requestBody,
    }))
    const request = new Request('https://portal.test/people/a%20b?page=2', {
      method: 'PUT',
      headers: { 'Idempotency-Key': 'k-1' },
      body: '{"name":"Ñandú"}',
    })
    const response = await interceptor.respond(request, '/people/a%20b')
    expect(await response?.json()).toEqual({ id: 'a b', page: '2', key: 'k-1', body: '{"name":"Ñandú"}' })
  })

  it('gets a refusal as it was written, with its content type once', async () => {
    interceptor.addRoute(
      'get',
      '/closed',
      () => new MirageResponse(401, { 'Content-Type': 'application/json' }, '{"code":"X"}'),
    )
    const response = await interceptor.respond(new Request('https://portal.test/closed'), '/closed')
    expect(response?.status).toBe(401)
    expect(response?.headers.get('Content-Type')).toBe('application/json')
    expect(await response?.json()).toEqual({ code: 'X' })
  })

  it('gets the bytes of a file unchanged', async () => {
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index)
    interceptor.addRoute(
      'get',
      '/file',
      () => new MirageResponse(200, { 'Content-Type': 'application/pdf' }, bytes),
    )
    const response = await interceptor.respond(new Request('https://portal.test/file'), '/file')
    expect(response?.headers.get('Content-Type')).toBe('application/pdf')
    expect(new Uint8Array((await response?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(bytes)
  })

  it('can carry a form with a big file', async () => {
    interceptor.addRoute('post', '/upload', async (_schema, { requestBody }) => {
      if (typeof requestBody === 'string') return { form: false }
      const file = requestBody.get('file')
      return { kind: requestBody.get('kind'), size: file instanceof File ? file.size : 0 }
    })
    const form = new FormData()
    form.set('kind', 'transfer')
    form.set('file', new File([new Uint8Array(300_000)], 'comprobante.pdf', { type: 'application/pdf' }))
    const request = new Request('https://portal.test/upload', { method: 'POST', body: form })
    const response = await interceptor.respond(request, '/upload')
    expect(await response?.json()).toEqual({ kind: 'transfer', size: 300_000 })
  })

  it('can carry a form in a browser that cannot read a form with a file from a request, such as WebKit', async () => {
    vi.spyOn(Request.prototype, 'formData').mockRejectedValue(new DOMException('', 'InvalidStateError'))
    interceptor.addRoute('post', '/upload', (_schema, { requestBody }) => ({
      isForm: requestBody instanceof FormData,
    }))
    const form = new FormData()
    form.set('file', new File(['hola'], 'comprobante.pdf', { type: 'application/pdf' }))
    const sent = new FormRequest('https://portal.test/upload', { method: 'POST', body: form })
    const response = await interceptor.respond(new FormRequest(sent, {}), '/upload')
    expect(await response?.json()).toEqual({ isForm: true })
  })

  it('finds the route with more fixed words, in any order of registration', async () => {
    interceptor.addRoute('get', '/users/{dni}', () => ({ route: 'person' }))
    interceptor.addRoute('get', '/users/logout', () => ({ route: 'logout' }))
    const response = await interceptor.respond(
      new Request('https://portal.test/users/logout'),
      '/users/logout',
    )
    expect(await response?.json()).toEqual({ route: 'logout' })
  })

  it('gets no answer without a route, or with an unreadable parameter', async () => {
    interceptor.addRoute('get', '/users/{dni}', () => ({}))
    const ask = (path: string) => interceptor.respond(new Request('https://portal.test/'), path)
    expect(await ask('/nothing')).toBeUndefined()
    expect(await ask('/users/%E0%A4%A')).toBeUndefined()
    expect(await ask('/users/')).toBeUndefined()
  })

  it('does not change the global fetch and XMLHttpRequest', () => {
    expect(String(globalThis.fetch)).not.toContain('pretender')
    expect(globalThis.XMLHttpRequest).toBeUndefined()
  })
})
