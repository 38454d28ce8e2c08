import { cast } from '@/adapters/fake/personas/cast'
import { serveSite } from './static-server'
import { portFrom, print, readOptions, stop, whenStopped } from './support/command-line'
import { buildDirectory, buildPortal, ensureBuilt } from './support/portal-build'

const options = readOptions({
  port: { type: 'string', default: '4173' },
  /** Where others of the network reach it: `0.0.0.0`. */
  host: { type: 'string' },
  /** Serves what is already in dist-demo. */
  built: { type: 'boolean', default: false },
})

if (options.built) await ensureBuilt('demo')
else await buildPortal('demo')

const site = await serveSite({
  directory: buildDirectory('demo'),
  port: portFrom(options.port),
  host: options.host,
}).catch((reason: Error) => stop(reason.message))
whenStopped(() => site.close())

print(
  '',
  `La demostración está en ${site.address}`,
  '',
  'Clientes para probar (el código de SMS se ve en la pantalla):',
  '',
  ...cast.flatMap((customer) => [
    `  ${customer.firstName} ${customer.surname} · DNI ${customer.dni}${customer.password === undefined ? '' : ` · clave ${customer.password}`}`,
    `    ${customer.description}`,
    `    ${site.address}/?cliente=${customer.id}`,
  ]),
  '',
  'Para usar el portal con tu servidor: npm run start:live -- --api https://tu-servidor/api',
  'Para parar: Ctrl+C',
)
