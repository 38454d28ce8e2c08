import { parseArgs } from 'node:util'
import { startLender } from './server'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4000' },
    origin: { type: 'string', default: 'http://localhost:4174' },
    /** In a container, `0.0.0.0`. */
    host: { type: 'string', default: '127.0.0.1' },
  },
})

const write = (line: string) => process.stdout.write(`${line}\n`)
const { origin, host } = values
const { port } = await startLender({ port: Number(values.port), origin, host, write })
write(`Prestamista de ejemplo: http://localhost:${port}/api, para el portal en ${origin}`)
write(`Informes (reportsUrl): http://localhost:${port}/reports`)
