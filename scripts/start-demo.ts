import { personas } from '@/adapters/fake/personas/personas'
import { ensureRulebookWithDataBuilt, serveRulebook } from './rulebook/rulebook-site'
import { serveStaticSite, type RunningSite } from './static-server'
import {
  parsePort,
  printLines,
  readCommandLineOptions,
  exitWithError,
  closeBeforeProcessEnds,
} from './support/command-line'
import { directoryOfPortalBuild, buildPortal, ensurePortalBuilt } from './support/portal-build'

const options = readCommandLineOptions({
  port: { type: 'string', default: '4173' },
  /** Host on which the demo listens. With `0.0.0.0`, other machines in the network can open the demo. */
  host: { type: 'string' },
  /** Command-line option: the existing build in dist-demo is served, without building again. */
  built: { type: 'boolean', default: false },
  /**
   * Command-line option: the rulebook (the site that shows the portal's rules) is served too. Its port is the
   * demo's port plus one.
   */
  rulebook: { type: 'boolean', default: false },
})

if (options.built) await ensurePortalBuilt('demo')
else await buildPortal('demo')

const runningSite = await serveStaticSite({
  directory: directoryOfPortalBuild('demo'),
  port: parsePort(options.port),
  host: options.host,
}).catch((reason: Error) => exitWithError(reason.message))
const rulebookSite = options.rulebook ? await startRulebookServer(parsePort(options.port) + 1) : undefined
closeBeforeProcessEnds(async () => {
  await runningSite.close()
  await rulebookSite?.close()
})

printLines(
  '',
  `La demostración está en ${runningSite.address}`,
  ...(rulebookSite ? [`El reglamento está en ${rulebookSite.address}`] : []),
  '',
  'Clientes para probar (el código de SMS se ve en la pantalla):',
  '',
  ...personas.flatMap((customer) => [
    `  ${customer.firstName} ${customer.surname} · DNI ${customer.dni}${customer.password === undefined ? '' : ` · clave ${customer.password}`}`,
    `    ${customer.description}`,
    `    ${runningSite.address}/?cliente=${customer.id}`,
  ]),
  '',
  'Para usar el portal con tu servidor: npm run start:live -- --api https://tu-servidor/api',
  'Para parar: Ctrl+C',
)

async function startRulebookServer(port: number): Promise<RunningSite> {
  await ensureRulebookWithDataBuilt()
  return serveRulebook(port, { '/data/demo.json': JSON.stringify({ address: runningSite.address }) }).catch(
    (reason: Error) => exitWithError(reason.message),
  )
}
