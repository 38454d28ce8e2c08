import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ensurePortalBuilt } from '#scripts/support/portal-build'

const portModules: readonly Readonly<Record<string, unknown>>[] = Object.values(
  import.meta.glob<Readonly<Record<string, unknown>>>('@/application/**/*.port.ts', { eager: true }),
)

it('the live build contains no name of a port, which only messages to developers show', async () => {
  const assets = join(await ensurePortalBuilt('live'), 'assets')
  const names = (await readdir(assets)).filter((name) => name.endsWith('.js'))
  const code = (await Promise.all(names.map((name) => readFile(join(assets, name), 'utf8')))).join('\n')
  const ports = portModules
    .flatMap((module) => Object.values(module))
    .filter((each): each is symbol => typeof each === 'symbol')
    .map(({ description }) => description ?? '')
    .filter((name) => name.endsWith('Gateway'))
  expect(ports).toContain('PaymentGateway')
  // An adapter that is loaded later is named after its port, such as `HttpPaymentGateway`.
  expect(ports.filter((name) => new RegExp(`\\b${name}\\b`).test(code))).toEqual([])
})
