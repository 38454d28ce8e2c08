import { serve, type ServerType } from '@hono/node-server'
import { lenderApp } from './app'
import { openDatabase } from './database'
import { reportReceiver } from './reports'
import { seed } from './seed'

interface LenderOptions {
  /** 0 for any that is free. */
  readonly port: number
  /** The address of the portal, which browsers may call this server from. */
  readonly origin: string
  readonly host: string
  /** Takes each line that pages report. */
  readonly write: (line: string) => void
}

/** Starts the lender with its test customers. */
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
