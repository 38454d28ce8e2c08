import { serve, type ServerType } from '@hono/node-server'
import { createLenderApp } from './app'
import { openDatabase } from './database'
import { createReportReceiver } from './page-reports'
import { insertTestCustomers } from './test-customers'

interface LenderOptions {
  /** 0 chooses a free port. */
  readonly port: number
  /** Origin (web address) of the portal. Only pages of this origin may call the lender from a browser. */
  readonly portalOrigin: string
  readonly host: string
  readonly writeReportLine: (line: string) => void
}

/** Starts the lender with its test customers. */
export function startLender({ port, portalOrigin, host, writeReportLine }: LenderOptions) {
  const database = openDatabase()
  insertTestCustomers(database)
  const api = createLenderApp(database, portalOrigin)
  const app = createReportReceiver(writeReportLine)
  app.all('/api/*', (context) => api.fetch(context.req.raw, context.env))
  return new Promise<{ readonly port: number; readonly server: ServerType }>((resolve) => {
    const server = serve({ fetch: app.fetch, port, hostname: host }, (address) =>
      resolve({ port: address.port, server }),
    )
  })
}
