import { createServer, request } from 'node:http'
import type { RunningSite } from '#scripts/static-server'

interface ProxyOptions {
  /** Port to listen on; 0 uses any free port. */
  readonly port: number
  /**
   * Whether the `Date` header is removed from the site's answers. A real file server sends the real
   * time, but most tests set the clock of the page to another time.
   */
  readonly omitsDate: boolean
}

/**
 * Serves a site at a second address, at which browsers allow passkeys. Every request is forwarded to the
 * site unchanged.
 */
export async function serveSiteThroughProxy(site: RunningSite, how: ProxyOptions): Promise<RunningSite> {
  const { hostname, port } = new URL(site.address)
  const front = createServer((asked, answer) => {
    const { url: path, method, headers } = asked
    const passed = request({ hostname, port, path, method, headers }, (given) => {
      const { date, ...others } = given.headers
      answer.sendDate = false
      answer.writeHead(given.statusCode ?? 502, how.omitsDate || !date ? others : { ...others, date })
      given.pipe(answer)
    })
    passed.once('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => front.listen(how.port, resolve))
  const taken = front.address()
  return {
    address: `http://localhost:${typeof taken === 'object' ? taken?.port : ''}`,
    close: async () => {
      front.closeAllConnections()
      await new Promise((resolve) => front.close(resolve))
      await site.close()
    },
  }
}
