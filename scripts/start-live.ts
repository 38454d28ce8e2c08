import { serveProductionSite } from './production-site'
import {
  parsePort,
  printLines,
  readCommandLineOptions,
  exitWithError,
  closeBeforeProcessEnds,
} from './support/command-line'
import { directoryOfPortalBuild, buildPortal, ensurePortalBuilt } from './support/portal-build'

const options = readCommandLineOptions({
  api: { type: 'string' },
  port: { type: 'string', default: '4174' },
  /** Address of the identity provider, if the API is not also the identity provider. */
  identity: { type: 'string' },
  /** Host on which the portal listens. With `0.0.0.0`, other machines in the network can open the portal. */
  host: { type: 'string' },
  /** Command-line option: the existing build in dist is served, without building again. */
  built: { type: 'boolean', default: false },
})

const api = options.api
if (api === undefined)
  exitWithError('Falta la dirección del servidor: npm run start:live -- --api https://tu-servidor/api')
requireValidAddress('del servidor', api)
if (options.identity !== undefined) requireValidAddress('de quien valida la identidad', options.identity)

if (options.built) await ensurePortalBuilt('live')
else await buildPortal('live')

const runningSite = await serveProductionSite({
  directory: directoryOfPortalBuild('live'),
  port: parsePort(options.port),
  host: options.host,
  api,
  identityProviderUrl: options.identity,
}).catch((reason: Error) => exitWithError(reason.message))
closeBeforeProcessEnds(() => runningSite.close())

printLines(
  '',
  `El portal está en ${runningSite.address}`,
  `Habla con ${api}, que tiene que admitir el origen ${runningSite.address} (CORS).`,
  `El resto de la configuración está en ${options.built ? 'dist' : 'public'}/config.json.`,
  'Para parar: Ctrl+C',
)

function requireValidAddress(description: string, address: string): void {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    exitWithError(`La dirección ${description} no es válida: ${address}`)
  const { protocol, hostname } = new URL(address)
  if (protocol === 'http:' && !/^(localhost|127\.0\.0\.1|\[::1])$/.test(hostname))
    exitWithError(`La dirección ${description} tiene que ser https://, salvo en esta máquina: ${address}`)
}
