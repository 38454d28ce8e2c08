import { DeviceClock } from '@/adapters/device/device-clock'
import { BrowserStorage } from '@/adapters/device/browser-storage'
import { SessionStore } from '@/application/session/session-store'
import { toSession } from '@/adapters/http/session-mapper'
import { readConfiguration } from '@/config'
import { fetchConfiguration, rootElement, startPortal } from '@/start'
import { DemoRibbon } from '@/ui/demo/demo-panel'
import { DemoPanelViewModel } from '@/ui/demo/demo-panel-view-model'
import { DemoStage } from '@/ui/demo/demo-stage'
import { showWrongConfiguration } from '@/wrong-configuration'

const clock = new DeviceClock()
const stage = new DemoStage(window, clock)
const invited = stage.invited()
if (invited) new SessionStore(new BrowserStorage(window, 'localStorage')).open(toSession(invited))

const configuration = readConfiguration(await fetchConfiguration(), { showsCodes: true })
if (configuration.ok) {
  const { settings } = configuration.value
  startPortal({
    configuration: { ...configuration.value, settings: { ...settings, wikiAvailable: true } },
    fetch: stage.fetch,
    clock,
    beside: (container) => <DemoRibbon model={new DemoPanelViewModel(stage, container, window)} />,
  })
} else showWrongConfiguration(rootElement(), configuration.failure)
