import { startSandboxServer } from '@/adapters/fake/node-server'
import { parsePort, print, readOptions, exitWithError, closeWhenStopped } from './support/command-line'
import { createRefinancingLink, registerSentLink } from './support/sandbox-link'

const options = readOptions({
  port: { type: 'string', default: '4000' },
  origin: { type: 'string' },
})

const port = parsePort(options.port)
const sandbox = await startSandboxServer({
  port,
  ...(options.origin !== undefined && { origin: options.origin }),
}).catch(() => exitWithError(`El puerto ${port} no está disponible.`))

const link = createRefinancingLink(Date.now())
await registerSentLink(sandbox.url, link)
closeWhenStopped(() => sandbox.close())
print(
  `Servidor de prueba: ${sandbox.url}`,
  `El portal contra él: npm run start:live -- --api ${sandbox.url}/api`,
  `Refinanciación de Ramona, hasta las 21: /refinanciacion?hash=${encodeURIComponent(link.hash)}`,
)
