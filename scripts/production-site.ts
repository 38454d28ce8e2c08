import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isLoopbackOrigin } from '@/adapters/fake/own-host'
import type { FirebaseConfiguration } from '@/start/configuration'
import { serveStaticSite, type RunningSite } from './static-server'
import type { serveSiteThroughProxy } from './deployment/serve-proxy'
import type { serveWithNginx } from './deployment/real-nginx'
import { readLenderCspOrigins } from './support/lender-sources'
import { findProgramOnPath } from './support/system-packages'

export interface ProductionSiteOptions {
  readonly directory: string
  readonly port: number
  readonly host?: string | undefined
  /** Address of the lender's API including its base path, such as `http://localhost:4000/api`. */
  readonly api: string
  /**
   * Address of the identity provider. It replaces the ones of the build's configuration; if undefined, the
   * configuration keeps its own. Source: SES-18.
   */
  readonly identityProviderUrl?: string | undefined
  /**
   * The Firebase project that replaces the one of the build's configuration. If undefined, the
   * configuration keeps its own. Source: PRO-05.
   */
  readonly firebase?: FirebaseConfiguration | undefined
  /**
   * Address of the page that counts visits. It replaces the one of the build's configuration; if
   * undefined, the configuration keeps its own. Source: SES-05.
   */
  readonly pageViewsUrl?: string | undefined
  /**
   * Address to which the portal reports its errors. It replaces the one of the build's configuration; if
   * undefined, the configuration keeps its own. Source: OPS-04.
   */
  readonly reportsUrl?: string | undefined
  readonly sendsUncompressed?: true
  readonly omitsDate?: true
}

/** Serves the live build (the portal without the demo), configured for the API of one lender. */
export async function serveProductionSite({
  directory,
  port,
  host,
  api,
  identityProviderUrl,
  firebase,
  pageViewsUrl,
  reportsUrl,
  ...how
}: ProductionSiteOptions): Promise<RunningSite> {
  const shipped: unknown = JSON.parse(await readFile(join(directory, 'config.json'), 'utf8'))
  const configuration: Record<string, unknown> = {
    ...Object(shipped),
    ...(firebase === undefined ? {} : { firebase }),
    ...(pageViewsUrl === undefined ? {} : { pageViewsUrl }),
    ...(reportsUrl === undefined ? {} : { reportsUrl }),
    ...(identityProviderUrl === undefined ? {} : { identityProviderUrls: [identityProviderUrl] }),
    apiBaseUrl: api,
  }
  // The push address may be relative to the API.
  configuration['pushBaseUrl'] = new URL(String(configuration['pushBaseUrl']), api).href
  if (process.env[fileServerEnvironmentVariable] === 'nginx')
    return serveByNginx(
      {
        directory,
        portalConfiguration: configuration,
        additionalFiles: await fetchPublicKeyFiles(api),
      },
      { port, omitsDate: how.omitsDate === true },
    )
  return serveStaticSite({
    ...how,
    ...readLenderCspOrigins(configuration),
    directory,
    port,
    host,
    overrides: {
      '/config.json': JSON.stringify(configuration, undefined, 2),
      ...(await fetchPublicKeyFiles(api)),
    },
  })
}

/**
 * Name of the environment variable that chooses the file server. If its value is `nginx`, a real nginx serves
 * the live build (the portal without the demo), as in `npm run deployment -- --browser`. Source: OPS-01.
 */
export const fileServerEnvironmentVariable = 'PORTAL_FILE_SERVER'

/**
 * Serves the live build (the portal without the demo) with a real nginx. Throws if nginx is not installed.
 */
async function serveByNginx(
  site: Omit<Parameters<typeof serveWithNginx>[0], 'programPath'>,
  how: Parameters<typeof serveSiteThroughProxy>[1],
): Promise<RunningSite> {
  const programPath = findProgramOnPath(['nginx'])
  if (programPath === undefined) throw new Error('There is no nginx on this machine')
  const code = await import('./deployment/real-nginx')
  const front = await import('./deployment/serve-proxy')
  return front.serveSiteThroughProxy(await code.serveWithNginx({ ...site, programPath }), how)
}

const publicKeysPath = '/.well-known/jwks.json'

/**
 * Fetches the file with the lender's public keys, which the portal's origin has to serve. Returns its content
 * by its path. Empty if the lender is not on this machine or does not answer. Source: DOC-04.
 */
async function fetchPublicKeyFiles(api: string): Promise<Readonly<Record<string, string>>> {
  const address = new URL(publicKeysPath, api)
  if (!isLoopbackOrigin(address.origin)) return {}
  const response = await fetch(address).catch(() => undefined)
  return response?.ok ? { [publicKeysPath]: await response.text() } : {}
}
