import { serveLiveSite } from './live-site'
import { portFrom, print, readOptions, stop, whenStopped } from './support/command-line'
import { buildDirectory, buildPortal, ensureBuilt } from './support/portal-build'

const options = readOptions({
  api: { type: 'string' },
  port: { type: 'string', default: '4174' },
  /** Address of the identity provider's form, if it is not the API's. */
  identity: { type: 'string' },
  /** Host to listen on; `0.0.0.0` makes it reachable from the network. */
  host: { type: 'string' },
  /** Serves the existing build in dist. */
  built: { type: 'boolean', default: false },
})

const api = options.api
if (api === undefined)
  stop('Falta la dirección del servidor: npm run start:live -- --api https://tu-servidor/api')
checkAddress('del servidor', api)
if (options.identity !== undefined) checkAddress('de quien valida la identidad', options.identity)

if (options.built) await ensureBuilt('live')
else await buildPortal('live')

const site = await serveLiveSite({
  directory: buildDirectory('live'),
  port: portFrom(options.port),
  host: options.host,
  api,
  identity: options.identity,
}).catch((reason: Error) => stop(reason.message))
whenStopped(() => site.close())

print(
  '',
  `El portal está en ${site.address}`,
  `Habla con ${api}, que tiene que admitir el origen ${site.address} (CORS).`,
  `El resto de la configuración está en ${options.built ? 'dist' : 'public'}/config.json.`,
  'Para parar: Ctrl+C',
)

function checkAddress(whose: string, address: string): void {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    stop(`La dirección ${whose} no es válida: ${address}`)
  const { protocol, hostname } = new URL(address)
  if (protocol === 'http:' && !/^(localhost|127\.0\.0\.1|\[::1])$/.test(hostname))
    stop(`La dirección ${whose} tiene que ser https://, salvo en esta máquina: ${address}`)
}
