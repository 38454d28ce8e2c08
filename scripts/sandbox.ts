import { startSandboxServer } from '@/adapters/fake/node-server'
import {
  parsePort,
  printLines,
  readCommandLineOptions,
  exitWithError,
  closeBeforeProcessEnds,
} from './support/command-line'
import { createSandboxRefinancingLink, registerLinkInSandbox } from './support/sandbox-link'

const options = readCommandLineOptions({
  port: { type: 'string', default: '4000' },
  origin: { type: 'string' },
})

const port = parsePort(options.port)
const sandbox = await startSandboxServer({
  port,
  ...(options.origin !== undefined && { portalOrigin: options.origin }),
}).catch(() => exitWithError(`El puerto ${port} no está disponible.`))

const refinancingLink = createSandboxRefinancingLink(Date.now())
await registerLinkInSandbox(sandbox.url, refinancingLink)
closeBeforeProcessEnds(() => sandbox.close())
printLines(
  `Servidor de prueba: ${sandbox.url}`,
  `El portal contra él: npm run start:live -- --api ${sandbox.url}/api`,
  `Refinanciación de Ramona, hasta las 21: /refinanciacion?hash=${encodeURIComponent(refinancingLink.hash)}`,
)
