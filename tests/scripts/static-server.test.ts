import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveSite, type RunningSite } from '#scripts/static-server'

describe('the file server', () => {
  let folder = ''
  let site: RunningSite | undefined

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'site-'))
    await mkdir(join(folder, 'public', 'assets'), { recursive: true })
    await writeFile(join(folder, 'secret.txt'), 'not for the world')
    await writeFile(join(folder, 'public', 'index.html'), '<style>a{color:red}</style>the page')
    await writeFile(join(folder, 'public', 'config.json'), '{"apiBaseUrl":"/api"}')
    await writeFile(join(folder, 'public', 'assets', 'main-1a2b.js'), 'let a = 1'.repeat(50))
    site = await serveSite({
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

  it.each(['/', '/validacion-dni', '/mis-prestamos/123?a=1'])('gives the page for %s', async (path) => {
    const response = await get(path)
    expect(await response.text()).toContain('the page')
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  it('keeps hashed files for a year, compressed', async () => {
    const response = await fetch(`${site?.address}/assets/main-1a2b.js`, {
      headers: { 'Accept-Encoding': 'gzip, br' },
    })
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-encoding')).toBe('br')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(await response.text()).toBe('let a = 1'.repeat(50))
  })

  it('gives 304 for what the browser has already', async () => {
    const tag = (await get('/')).headers.get('etag') ?? ''
    const again = await fetch(`${site?.address}/`, { headers: { 'If-None-Match': tag } })
    expect(again.status).toBe(304)
  })

  it('serves a text in the place of a file', async () => {
    expect(await (await get('/config.json')).json()).toEqual({ apiBaseUrl: 'https://api.example.com.ar' })
  })

  it.each(['/missing.js', '/..%2fsecret.txt', '/assets/..%2f..%2fsecret.txt', '/%00.txt'])(
    'does not have %s',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )

  it('answers only readers', async () => {
    expect((await fetch(`${site?.address}/`, { method: 'POST' })).status).toBe(405)
  })

  it('sends a policy that allows the inline style by its hash, the API, and nothing unsafe', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("style-src 'self' 'sha256-6hWWMOcF+mJesSJGYhmK2lkIIEw9Xc5XKGLPVzh8yxs='")
    expect(policy).toContain("connect-src 'self' https://api.example.com.ar;")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
  })
})
