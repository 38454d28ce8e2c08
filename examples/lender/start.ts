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

const printLine = (line: string) => process.stdout.write(`${line}\n`)
const { origin: portalOrigin, host } = values
const options = { port: Number(values.port), portalOrigin, host, writeReportLine: printLine }
const { port } = await startLender(options)
printLine(`Prestamista de ejemplo: http://localhost:${port}/api, para el portal en ${portalOrigin}`)
printLine(`Informes (reportsUrl): http://localhost:${port}/reports`)
