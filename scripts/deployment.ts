import { spawn } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type * as portalTests from '#tests/e2e/portal-test'
import type * as publishedSites from '#tests/e2e/published-site'
import { findServerAnswerDifferences } from './deployment/differences'
import { serveWithCaddy } from './deployment/real-caddy'
import { serveWithNginx } from './deployment/real-nginx'
import { fileServerEnvironmentVariable, serveProductionSite } from './production-site'
import { serveStaticSite } from './static-server'
import { readBrandedHosts, brandFolderOfHost } from './support/brand-folders'
import { printLines, readCommandLineOptions, exitWithError } from './support/command-line'
import { readLenderCspOrigins } from './support/lender-sources'
import { directoryOfPortalBuild, ensurePortalBuilt, projectRoot } from './support/portal-build'
import { findProgramOnPath } from './support/system-packages'

const options = readCommandLineOptions({
  /** Path of the `config.json` that will be published. By default, that of the build. */
  config: { type: 'string' },
  /**
   * Address of a published site to check. Without it, a real file server on this machine serves the
   * build and is checked.
   */
  site: { type: 'string' },
  /**
   * Command-line option: after the comparison of the site's answers, the browser tests run on the production
   * build, which a real nginx serves.
   */
  browser: { type: 'boolean', default: false },
  /** Name of the file server to check: nginx or caddy. */
  server: { type: 'string', default: 'nginx' },
})

await ensurePortalBuilt('live')
const buildDirectory = directoryOfPortalBuild('live')
const portalConfigurationFile = options.config ?? join(buildDirectory, 'config.json')
const portalConfiguration: Readonly<Record<string, unknown>> = Object(
  JSON.parse(await readFile(portalConfigurationFile, 'utf8')),
)
const [script = ''] = (await readdir(join(buildDirectory, 'assets'))).filter((name) => name.endsWith('.js'))

/**
 * Names of the test functions for tests of the live build (the portal without the demo). The compiler reports
 * a missing or renamed one.
 */
const liveBuildTestFunctionNames: Readonly<
  Record<Exclude<keyof typeof portalTests, 'test' | 'testWithNewPage'>, true>
> = {
  productionBuildTest: true,
  productionBuildTestWithNewPage: true,
}

/** Names that occur only in browser tests of the live build (the portal without the demo). */
const namesOnlyInLiveBuildTests: readonly string[] = [
  ...Object.keys(liveBuildTestFunctionNames),
  serveProductionSite.name,
  'PublishedSite' satisfies keyof typeof publishedSites,
]

const comparedPaths = [
  '/',
  '/inicio',
  '/mis-prestamos/40128753',
  '/validacion-dni',
  '/service-worker.js',
  '/manifest.webmanifest',
  '/icons/icon-192.png',
  `/assets/${script}`,
  '/assets/ninguno-1234567.js',
  '/ninguno.png',
  '/config.json',
  '/hosts/otro.example/config.json',
]

const portalServer = await serveStaticSite({
  directory: buildDirectory,
  port: 0,
  overrides: { '/config.json': JSON.stringify(portalConfiguration) },
  ...readLenderCspOrigins(portalConfiguration),
})
const { address, close } = await openSiteToCheck()
const differences = [...(await findServerAnswerDifferences(portalServer.address, address, comparedPaths))]
await portalServer.close()
printLines(...differences, `${comparedPaths.length} pedidos a ${address}, ${differences.length} diferencias`)
if (options.site === undefined && options.server === 'nginx')
  for (const host of await readBrandedHosts(buildDirectory))
    differences.push(...(await findBrandDifferences(host)))
await close()
const haveBrowserTestsPassed = options.browser ? await runBrowserTests() : true
process.exit(differences.length === 0 && haveBrowserTestsPassed ? 0 : 1)

/**
 * Runs every browser test of the live build (the portal without the demo), which a real nginx serves in place
 * of the portal's own server. Returns whether all pass.
 */
async function runBrowserTests(): Promise<boolean> {
  const folder = join(projectRoot, 'tests', 'e2e')
  const files = (await readdir(folder)).filter((name) => name.endsWith('.test.ts'))
  const texts = await Promise.all(files.map(async (name) => readFile(join(folder, name), 'utf8')))
  const isLive = new RegExp(String.raw`\b(${namesOnlyInLiveBuildTests.join('|')})\b`)
  const live = files.filter((_, position) => isLive.test(texts[position] ?? ''))
  const tests = spawn('npx', ['playwright', 'test', ...live.map((name) => `tests/e2e/${name}`)], {
    cwd: projectRoot,
    env: { ...process.env, [fileServerEnvironmentVariable]: 'nginx' },
    stdio: 'inherit',
  })
  return new Promise((resolve) => tests.once('exit', (code) => resolve(code === 0)))
}

/**
 * Compares how the checked site and the portal's own server serve the brand of a host. Returns the
 * differences.
 */
async function findBrandDifferences(host: string): Promise<readonly string[]> {
  const ownFile = join(brandFolderOfHost(buildDirectory, host), 'config.json')
  const sources = readLenderCspOrigins(Object(JSON.parse(await readFile(ownFile, 'utf8'))))
  const site = await serveStaticSite({ directory: buildDirectory, port: 0, brandHost: host, ...sources })
  const ofHost = await findServerAnswerDifferences(site.address, address, comparedPaths, host)
  await site.close()
  printLines(...ofHost, `${comparedPaths.length} pedidos a ${host}, ${ofHost.length} diferencias`)
  return ofHost
}

async function openSiteToCheck(): Promise<{
  readonly address: string
  readonly close: () => Promise<void>
}> {
  if (options.site !== undefined)
    return { address: options.site.replace(/\/$/, ''), close: async () => undefined }
  if (options.server === 'caddy') {
    const programPath =
      findProgramOnPath(['caddy']) ??
      exitWithError('Falta caddy en esta máquina: apt-get install caddy, o --site URL')
    return serveWithCaddy({ directory: buildDirectory, portalConfiguration, programPath })
  }
  if (options.server !== 'nginx') exitWithError('El servidor de archivos es nginx o caddy')
  const nginx =
    findProgramOnPath(['nginx']) ??
    exitWithError('Falta nginx en esta máquina: apt-get install nginx, o --site URL')
  return serveWithNginx({ directory: buildDirectory, portalConfiguration, programPath: nginx })
}
