import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/** Where `reportsUrl` leads: what failed in the pages, and what their policy stopped. Source: OPS-04. */
export function reportReceiver(write: (line: string) => void) {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use('/reports', bodyLimit({ maxSize: 64_000, onError: (ask) => ask.body(null, 413) }))
  app.post('/reports', async (ask) => {
    for (const each of linesOf(await ask.req.json().catch(() => undefined))) write(JSON.stringify(each))
    // The page does not wait for this answer, and does not learn whether the report was understood.
    return ask.body(null, 204)
  })
  return app
}

/** Only the fields named here are stored, whatever a page sends. */
const keptOfEvents = ['kind', 'pattern', 'name', 'code', 'milliseconds']
const keptOfPolicies = ['effectiveDirective', 'effective-directive', 'blockedURL', 'blocked-uri']

function linesOf(sent: unknown): readonly object[] {
  const { release, supportCode } = Object(sent)
  const page = only({ release, supportCode }, ['release', 'supportCode'])
  const events = listOf(Object(sent).events).map((each) => ({ ...page, ...only(each, keptOfEvents) }))
  const policies = [...listOf(sent).map((each) => Object(each).body), Object(sent)['csp-report']]
  return [...events, ...policies.filter(Boolean).map((each) => only(each, keptOfPolicies))]
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function only(value: unknown, names: readonly string[]): object {
  const fields = Object.entries(Object(value)).filter(([name]) => names.includes(name))
  return Object.fromEntries(fields.map(([name, each]) => [name, String(each).slice(0, 120)]))
}
