import { createServer, request } from 'node:http'
import type { RunningSite } from '#scripts/static-server'

/**
 * Passes a site on without its `Date`, at an address where browsers allow passkeys: the clock of a test is the page's
 * own, and a real file server says the time of this machine.
 */
export async function withoutTime(site: RunningSite): Promise<RunningSite> {
  const { hostname, port } = new URL(site.address)
  const front = createServer((asked, answer) => {
    const { url: path, method, headers } = asked
    const passed = request({ hostname, port, path, method, headers }, (given) => {
      const { date: _, ...others } = given.headers
      answer.sendDate = false
      answer.writeHead(given.statusCode ?? 502, others)
      given.pipe(answer)
    })
    passed.once('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => front.listen(0, resolve))
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
