import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { gatewayPorts } from '@/adapters/http/gateway-ports'
import { ensureBuilt } from '#scripts/support/portal-build'

it('the live build carries no name of a port, which only messages to developers show', async () => {
  const assets = join(await ensureBuilt('live'), 'assets')
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  const code = (await Promise.all(names.map((name) => readFile(join(assets, name), 'utf8')))).join('\n')
  const ports = Object.values(gatewayPorts).map(({ description }) => description ?? '')
  expect(ports).toContain('PaymentGateway')
  // An adapter that is loaded later is named after its port, such as `HttpPaymentGateway`.
  expect(ports.filter((name) => new RegExp(`\\b${name}\\b`).test(code))).toEqual([])
})
