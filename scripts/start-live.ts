import { serveLiveSite } from './live-site'
import { portFrom, print, readOptions, stop, whenStopped } from './support/command-line'
import { buildDirectory, buildPortal, ensureBuilt } from './support/portal-build'

const options = readOptions({
  api: { type: 'string' },
  port: { type: 'string', default: '4174' },
  /** Origin of the identity provider's form. */
  identity: { type: 'string' },
  /** Serves what is already in dist. */
  built: { type: 'boolean', default: false },
})

const api = options.api
if (api === undefined)
  stop('Falta la dirección del servidor: npm run start:live -- --api https://tu-servidor/api')
if (!/^https?:\/\//.test(api) || !URL.canParse(api)) stop(`La dirección del servidor no es válida: ${api}`)

if (options.built) await ensureBuilt('live')
else await buildPortal('live')

const site = await serveLiveSite({
  directory: buildDirectory('live'),
  port: portFrom(options.port),
  api,
  identity: options.identity,
}).catch((reason: Error) => stop(reason.message))
whenStopped(() => site.close())

print(
  '',
  `El portal está en ${site.address}`,
  `Habla con ${api}, que tiene que admitir el origen ${site.address} (CORS).`,
  'El resto de la configuración está en dist/config.json.',
  'Para parar: Ctrl+C',
)
