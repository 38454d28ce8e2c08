import { serve } from '@hono/node-server'
import { parseArgs } from 'node:util'
import { lenderApp } from './app'
import { openDatabase } from './database'
import { seed } from './seed'

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4000' },
    /** The address of the portal, which browsers may call this server from. */
    origin: { type: 'string', default: 'http://localhost:4174' },
    /** In a container, `0.0.0.0`. */
    host: { type: 'string', default: '127.0.0.1' },
  },
})

const database = openDatabase()
seed(database)
serve(
  { fetch: lenderApp(database, values.origin).fetch, port: Number(values.port), hostname: values.host },
  ({ port }) => {
    process.stdout.write(
      `Prestamista de ejemplo: http://localhost:${port}/api, para el portal en ${values.origin}\n`,
    )
  },
)
