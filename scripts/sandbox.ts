import { startSandbox } from '@/adapters/fake/node-server'
import { portFrom, print, readOptions, stop, whenStopped } from './support/command-line'
import { newRefinancingLink, sendLink } from './support/sandbox-link'

const options = readOptions({
  port: { type: 'string', default: '4000' },
  origin: { type: 'string' },
})

const port = portFrom(options.port)
const sandbox = await startSandbox({
  port,
  ...(options.origin !== undefined && { origin: options.origin }),
}).catch(() => stop(`El puerto ${port} no está disponible.`))

const link = newRefinancingLink(Date.now())
await sendLink(sandbox.url, link)
whenStopped(() => sandbox.close())
print(
  `Servidor de prueba: ${sandbox.url}`,
  `El portal contra él: npm run start:live -- --api ${sandbox.url}/api`,
  `Refinanciación de Ramona, hasta las 21: /refinanciacion?hash=${encodeURIComponent(link.hash)}`,
)
