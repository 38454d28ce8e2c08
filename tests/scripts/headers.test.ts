import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readFileServerSettings } from '#scripts/headers/deployment'
import { fileServerConfigurationGenerators, type FileServerName } from '#scripts/headers/file-servers'
import { serveStaticSite } from '#scripts/static-server'
import { readLenderCspOrigins } from '#scripts/support/lender-sources'

const portalConfiguration = {
  apiBaseUrl: 'https://api.prestamista.example/api',
  pushBaseUrl: 'https://push.prestamista.example',
  pageViewsUrl: 'https://visitas.prestamista.example/medicion.html',
}
const identityProviderUrl = 'https://identidad.example/form'

let siteDirectory: string

beforeAll(async () => {
  siteDirectory = await mkdtemp(join(tmpdir(), 'headers-'))
  await mkdir(join(siteDirectory, 'assets'))
  await writeFile(join(siteDirectory, 'index.html'), '<style>p{}</style><script>begin()</script>')
  await writeFile(join(siteDirectory, 'validacion-dni.html'), '<script>begin()</script>')
  await writeFile(join(siteDirectory, 'assets', 'a-1234567.js'), 'a')
})
afterAll(async () => rm(siteDirectory, { recursive: true }))

/**
 * Returns the headers of a page, and the Cache-Control header of a file with a hash in its name, as the
 * portal's file server sends them.
 */
async function readServedHeaders(): Promise<{ readonly page: Headers; readonly hashed: string }> {
  const site = await serveStaticSite({
    directory: siteDirectory,
    port: 0,
    ...readLenderCspOrigins(portalConfiguration, identityProviderUrl),
  })
  try {
    const page = await fetch(`${site.address}/inicio`)
    const asset = await fetch(`${site.address}/assets/a-1234567.js`)
    return { page: page.headers, hashed: asset.headers.get('Cache-Control') ?? '' }
  } finally {
    await site.close()
  }
}

const securityHeaders = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
  'Referrer-Policy',
  'X-Content-Type-Options',
]

it.each(Object.keys(fileServerConfigurationGenerators) as FileServerName[])(
  'the headers for %s are those of the portal’s own server',
  async (name) => {
    const { page, hashed } = await readServedHeaders()
    const printed = fileServerConfigurationGenerators[name](
      await readFileServerSettings(siteDirectory, portalConfiguration, { identity: identityProviderUrl }),
    )
    // CloudFront has its own name for this header.
    const said = securityHeaders.filter(
      (header) => name !== 'cloudfront' || header !== 'X-Content-Type-Options',
    )
    for (const header of said) expect(printed).toContain(page.get(header))
    expect(printed).toContain(page.get('Cache-Control'))
    expect(printed).toContain(hashed)
    if (name !== 'nginx' && name !== 'caddy') expect(printed).toContain('/validacion-dni.html')
  },
)

it("the headers name the lender's origins, and who may show the portal in a frame", async () => {
  const policy = (
    await readFileServerSettings(siteDirectory, portalConfiguration, { identity: identityProviderUrl })
  ).headers['Content-Security-Policy']
  expect(policy).toContain(
    "connect-src 'self' https://api.prestamista.example https://push.prestamista.example;",
  )
  expect(policy).toContain("form-action 'self' https://identidad.example;")
  expect(policy).toContain('frame-src https://visitas.prestamista.example;')
  expect(policy).toContain("frame-ancestors 'none'")
})

it('the headers name no origin for a lender on the portal’s own origin', async () => {
  const own = await readFileServerSettings(siteDirectory, { apiBaseUrl: '/api', pushBaseUrl: '/push' })
  expect(own.headers['Content-Security-Policy']).toContain("connect-src 'self';")
})

async function serverConfigurationFor(server: FileServerName): Promise<string> {
  return fileServerConfigurationGenerators[server](
    await readFileServerSettings(siteDirectory, portalConfiguration, { identity: identityProviderUrl }),
  )
}

it('the headers give Caddy no matcher where it needs none, which would match every page', async () => {
  const printed = await serverConfigurationFor('caddy')
  expect(printed).not.toMatch(/^\s*try_files/m)
  expect(printed).toMatch(
    /@page \{\n\s+not path_regexp \\\.\[\^\/\]\+\$\n\s+not path \/assets\/\*\n\s+file \{path\}\.html \/index\.html/,
  )
  expect(printed).toContain('rewrite @page {http.matchers.file.relative}')
})

it('the headers give Netlify each header once for an address, because it cannot remove one', async () => {
  const [headers = ''] = (await serverConfigurationFor('netlify')).split('# _redirects')
  expect(headers).not.toContain('!')
  const rules = headers.split(/^(?=\/)/m).map((rule) => [rule.split('\n')[0] ?? '', rule] as const)
  const keeping = rules.filter(([, rule]) => rule.includes('Cache-Control')).map(([path]) => path)
  expect(keeping).toContain('/assets/*')
  expect(keeping.filter((path) => path.endsWith('*'))).toHaveLength(1)
  expect(new Set(keeping).size).toBe(keeping.length)
})

it('the headers give CloudFront only the security headers that it accepts nowhere else', async () => {
  const printed = await serverConfigurationFor('cloudfront')
  const policies = [...printed.matchAll(/^\{$.*?^\}$/gms)].map(([text]) => JSON.parse(text))
  expect(policies.map(({ Name }) => Name)).toEqual(['portal-hashed', 'portal-others'])
  for (const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } of policies) {
    expect(Object.keys(security).toSorted()).toEqual([
      'ContentSecurityPolicy',
      'ContentTypeOptions',
      'ReferrerPolicy',
    ])
    expect(security.ContentSecurityPolicy.ContentSecurityPolicy).toContain("frame-ancestors 'none'")
    expect(custom.Quantity).toBe(custom.Items.length)
    expect(custom.Items.map(({ Header }: { readonly Header: string }) => Header).toSorted()).toEqual([
      'Cache-Control',
      'Cross-Origin-Opener-Policy',
      'Permissions-Policy',
    ])
  }
})

it.each([
  ['/', '/index.html'],
  ['/inicio', '/index.html'],
  ['/validacion-dni', '/validacion-dni.html'],
  ['/assets/a-1234567.js', '/assets/a-1234567.js'],
  ['/icons/mark.svg', '/icons/mark.svg'],
])('CloudFront redirects from %s to %s', async (uri, file) => {
  const [, body = ''] =
    /function handler\(event\) (\{.*^\})/ms.exec(await serverConfigurationFor('cloudfront')) ?? []
  const handler = runInNewContext(`(function (event) ${body})`)
  expect(handler({ request: { uri } })).toEqual({ uri: file })
  expect(handler({ request: { uri: '/hosts/norte.example/config.json' } })).toEqual({ statusCode: 404 })
})
