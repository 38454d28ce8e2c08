import { startSandboxServer } from '@/adapters/fake/node-server'
import {
  parsePort,
  printLines,
  readCommandLineOptions,
  exitWithError,
  closeBeforeProcessEnds,
} from './support/command-line'
import { createSandboxIdentityCheck } from './support/sandbox-identity-check'
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
const { idtx, externalTransactionId } = await createSandboxIdentityCheck(sandbox.url, refinancingLink.hash)
closeBeforeProcessEnds(() => sandbox.close())
printLines(
  `Servidor de prueba: ${sandbox.url}`,
  `El portal contra él: npm run start:live -- --api ${sandbox.url}/api`,
  `Refinanciación de Ramona, hasta las 21: /refinanciacion?hash=${encodeURIComponent(refinancingLink.hash)}`,
  'El pasaporte, con su validación de identidad, que sirve 15 minutos y una vez:',
  `npm run passport -- --api ${sandbox.url}/api --profile passport/profiles/sandbox.json --writes --limits --refinancing ${refinancingLink.hash} --identity-check ${idtx}:${externalTransactionId}`,
)
