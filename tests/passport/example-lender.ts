import { serve, type ServerType } from '@hono/node-server'
import { lenderApp } from '#examples/lender/app'
import { openDatabase } from '#examples/lender/database'
import { seed } from '#examples/lender/seed'

/** Starts the example lender, for the portal at that origin, on any free port. */
export async function exampleLender(
  origin: string,
): Promise<{ readonly api: string; readonly server: ServerType }> {
  const database = openDatabase()
  seed(database)
  return new Promise((started) => {
    const server = serve(
      { fetch: lenderApp(database, origin).fetch, port: 0, hostname: '127.0.0.1' },
      ({ port }) => started({ api: `http://localhost:${port}/api`, server }),
    )
  })
}
