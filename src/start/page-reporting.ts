import type { Container } from 'inversify'
import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { PageTelemetry } from '@/application/shared/page-telemetry'
import { Randomness } from '@/application/shared/randomness.port'
import { PortalRelease } from '@/application/shared/release.port'
import { PageErrorRecorder } from '@/adapters/device/page-errors'
import { PageTelemetrySender } from '@/adapters/device/report-sender'
import { askForWrongConfigurationEntry } from '@/adapters/device/wrong-configuration-question'
import { pageSupportCode } from '@/ui/kit/page-support-code'

/**
 * Number of pages of which one on average measures its speed. That page is chosen at random. Every page
 * reports its errors.
 */
const pagesPerMeasuredPage = 8

/**
 * Reports errors and failed requests of this page, and for some pages how fast they are, to the address
 * that the lender configured. This code is loaded after the first screen, even if the customer has not
 * touched it, and only if there is such an address. Returns a function that stops the reports. Source:
 * OPS-04.
 */
export function startPageReporting(container: Container, window: Window, address: string): () => void {
  const events = container.get(PageTelemetry)
  const errors = container.get(PageErrorRecorder).start(window)
  const release = container.get<PortalRelease>(PortalRelease).currentVersion
  const sender = new PageTelemetrySender(window, address, {
    release,
    supportCode: () => pageSupportCode() ?? '',
  })
  for (const trouble of events.errors) sender.addEvent(trouble)
  // Only reported: it is an error of the lender, not of this customer.
  askForWrongConfigurationEntry(window.navigator, (path) =>
    sender.addEvent({ kind: 'exception', pattern: '', name: `configuration ${path}` }),
  )
  if (isSpeedMeasured(container.get<Randomness>(Randomness))) measurePageSpeed(events)
  const stops = [errors, events.onEvent((event) => sender.addEvent(event)), sender.start()]
  return () => {
    for (const stop of stops) stop()
  }
}

function isSpeedMeasured(randomness: Randomness): boolean {
  return Number.parseInt(randomness.createUuid().slice(0, 2), 16) % pagesPerMeasuredPage === 0
}

/**
 * Measures how fast the page is for this customer. The layout shift, which has no unit, is reported times
 * 1000.
 */
function measurePageSpeed(events: PageTelemetry): void {
  const note = ({ name, value }: Metric) =>
    events.add({ kind: 'vital', name, milliseconds: Math.round(name === 'CLS' ? value * 1000 : value) })
  for (const on of [onCLS, onINP, onLCP, onTTFB]) on(note)
}
