import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/** Returns the server of `reportsUrl`. It writes the events and policy violations of pages as JSON. Source: OPS-04. */
export function createReportReceiver(writeReportLine: (line: string) => void) {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use('/reports', bodyLimit({ maxSize: 64_000, onError: (context) => context.body(null, 413) }))
  app.post('/reports', async (context) => {
    const body: unknown = await context.req.json().catch(() => undefined)
    for (const entry of readReportEntries(body)) writeReportLine(JSON.stringify(entry))
    // The page does not wait for this answer, and does not learn whether the report was valid.
    return context.body(null, 204)
  })
  return app
}

/** The fields of an event and of a policy violation that are stored. All others are removed. */
const storedEventFields = ['kind', 'pattern', 'name', 'code', 'milliseconds']
const storedViolationFields = ['effectiveDirective', 'effective-directive', 'blockedURL', 'blocked-uri']

function readReportEntries(body: unknown): readonly object[] {
  const { release, supportCode, events } = Object(body)
  const page = pickFields({ release, supportCode }, ['release', 'supportCode'])
  const violations = [...listOrEmpty(body).map((report) => Object(report).body), Object(body)['csp-report']]
  return [
    ...listOrEmpty(events).map((event) => ({ ...page, ...pickFields(event, storedEventFields) })),
    ...violations.filter(Boolean).map((violation) => pickFields(violation, storedViolationFields)),
  ]
}

function listOrEmpty(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** Returns only the named fields, as texts of at most 120 characters. */
function pickFields(value: unknown, names: readonly string[]): object {
  const fields = Object.entries(Object(value)).filter(([name]) => names.includes(name))
  return Object.fromEntries(fields.map(([name, field]) => [name, String(field).slice(0, 120)]))
}
