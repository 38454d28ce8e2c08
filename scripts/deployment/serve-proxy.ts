import { createServer, request } from 'node:http'
import type { RunningSite } from '#scripts/static-server'

interface Front {
  /** Port to listen on; 0 uses any free port. */
  readonly port: number
  /**
   * Whether the `Date` header is removed from answers. A real file server sends the real time, but most
   * tests set the page's own clock.
   */
  readonly tellsNoTime: boolean
}

/** Forwards every request to a site unchanged, from an address at which browsers allow passkeys. */
export async function serveSiteThroughProxy(site: RunningSite, how: Front): Promise<RunningSite> {
  const { hostname, port } = new URL(site.address)
  const front = createServer((asked, answer) => {
    const { url: path, method, headers } = asked
    const passed = request({ hostname, port, path, method, headers }, (given) => {
      const { date, ...others } = given.headers
      answer.sendDate = false
      answer.writeHead(given.statusCode ?? 502, how.tellsNoTime || !date ? others : { ...others, date })
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
