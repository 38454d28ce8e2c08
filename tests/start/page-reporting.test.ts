// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { answerWrongConfigurationEntry } from '@/adapters/device/wrong-configuration-question'
import { PageTelemetry } from '@/application/shared/page-telemetry'
import { createContainer } from '@/start/container'
import { startPageReporting } from '@/start/page-reporting'
import { createMemoryDeviceServices } from '#tests/support/memory-services'
import { readShippedConfiguration } from '#tests/support/shipped-configuration'

afterEach(() => {
  Reflect.deleteProperty(window.navigator, 'serviceWorker')
  vi.restoreAllMocks()
})

it('a wrong configuration is reported, and is no error of the customer', async () => {
  const postMessage = (data: unknown, ports: readonly MessagePort[]) =>
    answerWrongConfigurationEntry({ data, ports }, 'companyAccounts.0.cbu')
  const serviceWorker = { controller: { postMessage } }
  Object.defineProperty(window.navigator, 'serviceWorker', { configurable: true, value: serviceWorker })
  const send = vi.fn<Navigator['sendBeacon']>(() => true)
  Object.defineProperty(window.navigator, 'sendBeacon', { configurable: true, value: send })
  const configuration = readShippedConfiguration()
  const container = createContainer({ configuration, fetch: window.fetch }, [...createMemoryDeviceServices()])
  const stop = startPageReporting(container, window, 'https://informes.example')
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve))
  window.dispatchEvent(new Event('pagehide'))
  stop()
  const reports = await Promise.all(
    send.mock.calls.map(([, body]): Promise<unknown> => new Response(body).json()),
  )
  expect(reports).toEqual([
    expect.objectContaining({
      events: [{ kind: 'exception', pattern: '', name: 'configuration companyAccounts.0.cbu' }],
    }),
  ])
  expect(container.get(PageTelemetry).errors).toEqual([])
})
