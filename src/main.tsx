import { DeviceClock } from '@/adapters/device/device-clock'
import { readConfiguration } from '@/config'
import { fetchConfiguration, rootElement, startPortal } from '@/start'
import { showWrongConfiguration } from '@/wrong-configuration'

const configuration = readConfiguration(await fetchConfiguration(), { showsCodes: false })
if (configuration.ok)
  startPortal({
    configuration: configuration.value,
    fetch: (input, init) => globalThis.fetch(input, init),
    clock: new DeviceClock(),
  })
else showWrongConfiguration(rootElement(), configuration.failure)
