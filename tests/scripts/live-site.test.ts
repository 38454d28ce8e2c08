import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveProductionSite, type ProductionSiteOptions } from '#scripts/production-site'

const firebaseProject = {
  apiKey: 'key',
  projectId: 'portal',
  appId: '1:2:web:3',
  messagingSenderId: '2',
  vapidKey: 'public',
}

describe('the live build for one lender', () => {
  let directory = ''

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'live-'))
    await writeFile(join(directory, 'index.html'), 'the page')
    await writeFile(join(directory, 'config.json'), '{"apiBaseUrl":"/api","pushBaseUrl":"/push"}')
  })

  afterAll(() => rm(directory, { recursive: true, force: true }))

  async function served(choice: Partial<ProductionSiteOptions> = {}) {
    const site = await serveProductionSite({ directory, port: 0, api: 'https://api.example/base', ...choice })
    try {
      const page = await fetch(site.address)
      const configuration: unknown = await (await fetch(`${site.address}/config.json`)).json()
      return { policy: directivesOf(page.headers.get('content-security-policy') ?? ''), configuration }
    } finally {
      await site.close()
    }
  }

  it('sends forms to the identity provider and to no other host', async () => {
    const { policy } = await served({ identityProviderUrl: 'https://validador.example' })
    expect(policy.get('form-action')).toBe("'self' https://validador.example")
  })

  it('allows the identity provider by its origin, whichever page is configured', async () => {
    const { policy } = await served({ identityProviderUrl: 'https://validador.example/formulario?a=1' })
    expect(policy.get('form-action')).toBe("'self' https://validador.example")
  })

  it('sends forms to the identity providers of the build’s configuration, unless one is given', async () => {
    const providers =
      '{"pushBaseUrl":"/push","identityProviderUrls":["https://identidad.example/formulario"]}'
    await writeFile(join(directory, 'config.json'), providers)
    expect((await served()).policy.get('form-action')).toBe("'self' https://identidad.example")
    const { policy } = await served({ identityProviderUrl: 'https://validador.example' })
    expect(policy.get('form-action')).toBe("'self' https://validador.example")
    await writeFile(join(directory, 'config.json'), '{"apiBaseUrl":"/api","pushBaseUrl":"/push"}')
  })

  it('uses the lender as the identity provider by default', async () => {
    expect((await served()).policy.get('form-action')).toBe("'self' https://api.example")
  })

  it("calls only the lender, and shows only the lender's pictures", async () => {
    const { policy } = await served()
    expect(policy.get('connect-src')).toBe("'self' https://api.example")
    expect(policy.get('img-src')).toBe("'self' data: blob: https://api.example")
    expect(policy.get('script-src')).toBe("'self'")
    expect(policy.get('trusted-types')).toBe('portal')
  })

  it('serves the notices next to the API, unless they have an address of their own', async () => {
    const { configuration } = await served()
    expect(configuration).toMatchObject({
      apiBaseUrl: 'https://api.example/base',
      pushBaseUrl: 'https://api.example/push',
    })
    await writeFile(join(directory, 'config.json'), '{"pushBaseUrl":"https://push.example/v1"}')
    const apart = await served()
    expect(apart.configuration).toMatchObject({ pushBaseUrl: 'https://push.example/v1' })
    expect(apart.policy.get('connect-src')).toBe("'self' https://api.example https://push.example")
    await writeFile(join(directory, 'config.json'), '{"apiBaseUrl":"/api","pushBaseUrl":"/push"}')
  })

  it('registers devices at Firebase when there is a project, and runs no foreign script', async () => {
    const { policy } = await served({ firebase: firebaseProject })
    expect(policy.get('connect-src')).toBe(
      "'self' https://api.example https://firebaseinstallations.googleapis.com https://fcmregistrations.googleapis.com",
    )
    expect(policy.get('script-src')).toBe("'self'")
  })

  it('shows the analytics page in a frame, and runs no foreign script', async () => {
    const { policy } = await served({ pageViewsUrl: 'https://medicion.example/portal.html' })
    expect(policy.get('frame-src')).toBe('https://medicion.example')
    expect(policy.get('script-src')).toBe("'self'")
    expect(policy.get('trusted-types')).toBe('portal')
    expect(policy.get('connect-src')).toBe("'self' https://api.example")
  })

  it('frames no page without analytics', async () => {
    expect((await served()).policy.has('frame-src')).toBe(false)
  })
})

function directivesOf(policy: string): ReadonlyMap<string, string> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )
}
