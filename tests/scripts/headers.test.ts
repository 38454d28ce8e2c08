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
  identityProviderUrls: ['https://identidad.example/form', 'https://selfie.identidad.example'],
}

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
    ...readLenderCspOrigins(portalConfiguration),
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
      await readFileServerSettings(siteDirectory, portalConfiguration),
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
  const { headers } = await readFileServerSettings(siteDirectory, portalConfiguration)
  const policy = headers['Content-Security-Policy']
  expect(policy).toContain(
    "connect-src 'self' https://api.prestamista.example https://push.prestamista.example;",
  )
  expect(policy).toContain("form-action 'self' https://identidad.example https://selfie.identidad.example;")
  expect(policy).toContain('frame-src https://visitas.prestamista.example;')
  expect(policy).toContain("frame-ancestors 'none'")
})

it('the headers name no origin for a lender on the portal’s own origin', async () => {
  const own = await readFileServerSettings(siteDirectory, { apiBaseUrl: '/api', pushBaseUrl: '/push' })
  expect(own.headers['Content-Security-Policy']).toContain("connect-src 'self';")
  expect(own.headers['Content-Security-Policy']).toContain("form-action 'self';")
})

it('the headers let the identity form go to the lender, unless the configuration names another provider', async () => {
  const { identityProviderUrls: _, ...withoutProvider } = portalConfiguration
  const { headers } = await readFileServerSettings(siteDirectory, withoutProvider)
  expect(headers['Content-Security-Policy']).toContain("form-action 'self' https://api.prestamista.example;")
})

async function serverConfigurationFor(server: FileServerName): Promise<string> {
  return fileServerConfigurationGenerators[server](
    await readFileServerSettings(siteDirectory, portalConfiguration),
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

it('the headers let Caddy store hashed files, and nothing that is missing at their address', async () => {
  const printed = await serverConfigurationFor('caddy')
  expect(printed).toMatch(/@hashed \{\n\s+path \/assets\/\*\n\s+file\n\s+\}/)
  expect(printed).toMatch(/@others not \{\n\s+path \/assets\/\*\n\s+file\n\s+\}/)
})

it('the headers give Netlify each header once for an address, because it cannot remove one', async () => {
  const [headers = ''] = (await serverConfigurationFor('netlify')).split('# _redirects')
  expect(headers).not.toContain('!')
  const rules = headers.split(/^(?=\/)/m).map((rule) => [rule.split('\n')[0] ?? '', rule] as const)
  const keeping = rules.filter(([, rule]) => rule.includes('Cache-Control')).map(([path]) => path)
  expect(keeping).toContain('/assets/a-1234567.js')
  // Netlify would send the header of a wildcard with a missing file, too.
  expect(keeping.filter((path) => path.endsWith('*'))).toEqual([])
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
  }
  const customHeaders = policies.map(({ CustomHeadersConfig: { Items } }) =>
    Items.map(({ Header }: { readonly Header: string }) => Header).toSorted(),
  )
  // CloudFront would send the Cache-Control of its policy with a missing file, too.
  expect(customHeaders).toEqual([
    ['Cross-Origin-Opener-Policy', 'Permissions-Policy'],
    ['Cache-Control', 'Cross-Origin-Opener-Policy', 'Permissions-Policy'],
  ])
})

it('the headers have hashed files uploaded for CloudFront with their Cache-Control', async () => {
  expect(await serverConfigurationFor('cloudfront')).toContain(
    'aws s3 cp dist/assets s3://tu-bucket/assets --recursive --cache-control "public, max-age=31536000, immutable"',
  )
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
