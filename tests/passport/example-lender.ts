import type { ServerType } from '@hono/node-server'
import { startLender } from '#examples/lender/server'

/** The example lender while it runs on this machine. */
export interface ExampleLender {
  readonly apiAddress: string
  readonly reportsUrl: string
  readonly server: ServerType
  /** Lines that the example lender logged, one for each event in the reports from the browser. */
  readonly reportLogLines: readonly string[]
}

/** Starts the example lender on a free port. It allows requests from the portal at `origin`. */
export async function startExampleLender(portalOrigin: string): Promise<ExampleLender> {
  const reportLogLines: string[] = []
  const writeReportLine = (line: string) => void reportLogLines.push(line)
  const { port, server } = await startLender({
    port: 0,
    portalOrigin,
    host: '127.0.0.1',
    writeReportLine,
  })
  const address = `http://localhost:${port}`
  return { apiAddress: `${address}/api`, reportsUrl: `${address}/reports`, server, reportLogLines }
}
