import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveStaticSite, type RunningSite } from '#scripts/static-server'
import { sendRawRequest } from './raw-request'

describe('the file server', () => {
  let folder = ''
  let site: RunningSite | undefined

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-'))
    await mkdir(join(folder, 'public', 'assets'), { recursive: true })
    await writeFile(join(folder, 'secret.txt'), 'not for the world')
    await writeFile(join(folder, 'public', 'index.html'), '<style>a{color:red}</style>the page')
    await writeFile(join(folder, 'public', 'validacion-dni.html'), '<style>b{color:red}</style>the entrance')
    await writeFile(join(folder, 'public', 'config.json'), '{"apiBaseUrl":"/api"}')
    await writeFile(join(folder, 'public', 'assets', 'main-1a2b.js'), 'let a = 1'.repeat(50))
    site = await serveStaticSite({
      directory: join(folder, 'public'),
      port: 0,
      connect: ['https://api.example.com.ar'],
      overrides: { '/config.json': '{"apiBaseUrl":"https://api.example.com.ar"}' },
    })
  })

  afterAll(async () => {
    await site?.close()
    await rm(folder, { recursive: true, force: true })
  })

  const get = (path: string): Promise<Response> => fetch(`${site?.address}${path}`)

  it('serves the entrance its own page, with any query', async () => {
    for (const path of ['/validacion-dni', '/validacion-dni?de=sms'])
      expect(await (await get(path)).text()).toContain('the entrance')
  })

  it.each(['/', '/validacion-dni/', '/secret', '/mis-prestamos/123?a=1'])(
    'serves the page for %s',
    async (path) => {
      const response = await get(path)
      expect(await response.text()).toContain('the page')
      expect(response.headers.get('cache-control')).toBe('no-cache')
    },
  )

  it('keeps hashed files for a year, compressed', async () => {
    const response = await fetch(`${site?.address}/assets/main-1a2b.js`, {
      headers: { 'Accept-Encoding': 'gzip, br' },
    })
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(await response.text()).toBe('let a = 1'.repeat(50))
  })

  it('answers 304 for what the browser has already', async () => {
    const tag = (await get('/')).headers.get('etag') ?? ''
    const again = await fetch(`${site?.address}/`, { headers: { 'If-None-Match': tag } })
    expect(again.status).toBe(304)
  })

  it('serves a text in place of a file', async () => {
    expect(await (await get('/config.json')).json()).toEqual({ apiBaseUrl: 'https://api.example.com.ar' })
  })

  it.each(['/missing.js', '/..%2fsecret.txt', '/assets/..%2f..%2fsecret.txt'])(
    'does not have %s',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )

  const ask = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET') =>
    sendRawRequest(site?.address ?? '', path, { headers, method })

  it.each(['portal.atacante.example', 'localhost.atacante.example'])(
    'refuses a caller that names it %j',
    async (Host) => {
      const { status, body } = await ask('/', { Host })
      expect([status, body.toString()]).not.toContain('the page')
      expect(status).toBe(421)
    },
  )

  it.each(['localhost', 'localhost:4174', '127.0.0.1', '[::1]:4174', '192.168.0.7:4174'])(
    'answers to the name of this machine or to a number: %s',
    async (Host) => {
      expect((await ask('/', { Host })).status).toBe(200)
    },
  )

  it.each([
    ['/missing.js', 'GET', 404],
    ['/%', 'GET', 400],
    ['/', 'POST', 405],
    ['/', 'TRACE', 405],
  ])('sends its headers with %s %s %i too', async (path, method, status) => {
    const answer = await ask(path, {}, method)
    expect(answer.status).toBe(status)
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'")
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('lets only hashed files be cached for a year', async () => {
    expect((await ask('/assets/main-1a2b')).status).toBe(404)
    expect((await ask('/assets/')).status).toBe(404)
    expect((await ask('/assets/missing.js')).headers['cache-control']).toBe('no-store')
  })

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['gzip;q=0.0, br; q=0', undefined],
    ['BR', 'br'],
    ['identity', undefined],
    ['', undefined],
    ['zstd', undefined],
  ])('encodes for %j as %s', async (accepted, encoding) => {
    const answer = await ask('/assets/main-1a2b.js', { 'Accept-Encoding': accepted })
    expect(answer.headers['content-encoding']).toBe(encoding)
    expect(answer.headers.vary).toBe('Accept-Encoding')
    expect(Number(answer.headers['content-length'])).toBe(answer.body.byteLength)
  })

  it('gives each encoding of a file its own tag, and knows the encodings in every spelling', async () => {
    const tagOf = async (accepted: string) =>
      String((await ask('/assets/main-1a2b.js', { 'Accept-Encoding': accepted })).headers.etag)
    const [br, gzip, plain] = [await tagOf('br'), await tagOf('gzip'), await tagOf('')]
    expect(new Set([br, gzip, plain]).size).toBe(3)
    const again = (tags: string, accepted: string) =>
      ask('/assets/main-1a2b.js', { 'If-None-Match': tags, 'Accept-Encoding': accepted })
    for (const tags of [br, `W/${br}`, `"other", ${br}`, '*']) {
      const answer = await again(tags, 'br')
      expect([tags, answer.status, answer.body.byteLength]).toEqual([tags, 304, 0])
      expect([answer.headers.etag, answer.headers.vary]).toEqual([br, 'Accept-Encoding'])
    }
    for (const tags of [gzip, '"other"', br.slice(1, -1), ''])
      expect((await again(tags, 'br')).status).toBe(200)
  })

  it('compares the content and not the time', async () => {
    const answer = await ask('/', { 'If-Modified-Since': new Date().toUTCString() })
    expect([answer.status, answer.headers['last-modified']]).toEqual([200, undefined])
  })

  it('serves a file whole, whichever part is requested, and says so', async () => {
    const answer = await ask('/assets/main-1a2b.js', { Range: 'bytes=0-3', 'Accept-Encoding': '' })
    expect([answer.status, answer.headers['accept-ranges']]).toEqual([200, 'none'])
    expect(answer.body.toString()).toBe('let a = 1'.repeat(50))
  })

  it('answers HEAD with what GET would send', async () => {
    const [head, whole] = [await ask('/', {}, 'HEAD'), await ask('/')]
    expect(head.body.byteLength).toBe(0)
    expect(head.headers['content-length']).toBe(whole.headers['content-length'])
  })

  it.each([
    ['/..%2fsecret.txt', 404],
    ['/../secret.txt', 404],
    ['/assets/../../secret.txt', 404],
    ['/..%5csecret.txt', 404],
    ['/%2e%2e/secret.txt', 404],
    ['/%252e%252e/secret.txt', 404],
    ['/assets%2fmain-1a2b.js', 404],
    ['/assets/main-1a2b.js%00.png', 400],
    ['/%ff.js', 400],
    ['http://otro.example/../secret.txt', 404],
    ['//otro.example/x.js', 404],
  ])('serves nothing outside its folder: %s', async (path, status) => {
    const answer = await ask(path)
    expect([answer.status, answer.body.includes('not for the world')]).toEqual([status, false])
  })

  it('answers only GET and HEAD', async () => {
    expect((await fetch(`${site?.address}/`, { method: 'POST' })).status).toBe(405)
  })

  it('sends a policy that allows the inline style by its hash, the API, and nothing unsafe', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("style-src 'self' 'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs='")
    expect(policy).toMatch(/style-src 'self'( 'sha256-[^']{44}'){2};/)
    expect(policy).toContain("connect-src 'self' https://api.example.com.ar;")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
  })
})
