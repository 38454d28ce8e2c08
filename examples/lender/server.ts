import { serve, type ServerType } from '@hono/node-server'
import { lenderApp } from './app'
import { openDatabase } from './database'
import { reportReceiver } from './reports'
import { seed } from './seed'

export interface LenderOptions {
  /** Port to listen on; 0 uses any free port. */
  readonly port: number
  /** Origin of the portal. Browsers may call this server only from there. */
  readonly origin: string
  readonly host: string
  /** Receives each line of the reports that pages send. */
  readonly write: (line: string) => void
}

/** Starts the example lender's server with its test customers. */
export function startLender({ port, origin, host, write }: LenderOptions) {
  const database = openDatabase()
  seed(database)
  const api = lenderApp(database, origin)
  const { fetch } = reportReceiver(write).all('/api/*', (ask) => api.fetch(ask.req.raw, ask.env))
  return new Promise<{ readonly port: number; readonly server: ServerType }>((started) => {
    const server = serve({ fetch, port, hostname: host }, (address) =>
      started({ port: address.port, server }),
    )
  })
}
