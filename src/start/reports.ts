import type { Container } from 'inversify'
import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { PageEvents } from '@/application/shared/page-events'
import { Randomness } from '@/application/shared/randomness.port'
import { Release } from '@/application/shared/release.port'
import { ReportSender } from '@/adapters/device/report-sender'
import { supportCode } from '@/ui/kit/support-code'

/** One page of so many measures itself; every page reports what goes wrong. */
const measuredOneOf = 8

/**
 * Reports what goes wrong on this page, and on some pages how fast it is, to the lender's own address. Loaded only where
 * one is configured, after the first screen. Returns a function that stops it. Source: OPS-04.
 */
export function startReports(container: Container, window: Window, address: string): () => void {
  const events = container.get(PageEvents)
  const release = container.get<Release>(Release).name
  const sender = new ReportSender(window, address, { release, supportCode: supportCode() ?? '' })
  for (const trouble of events.troubles) sender.take(trouble)
  const noteError = ({ error }: ErrorEvent) => noteException(events, error)
  const noteRejection = ({ reason }: PromiseRejectionEvent) => noteException(events, reason)
  window.addEventListener('error', noteError)
  window.addEventListener('unhandledrejection', noteRejection)
  if (isMeasured(container.get<Randomness>(Randomness))) measure(events)
  const stops = [events.onEvent((event) => sender.take(event)), sender.start()]
  return () => {
    window.removeEventListener('error', noteError)
    window.removeEventListener('unhandledrejection', noteRejection)
    for (const stop of stops) stop()
  }
}

/** Only the class of the error: its message could say something of a person. */
function noteException(events: PageEvents, error: unknown): void {
  events.note({ kind: 'exception', name: error instanceof Error ? error.constructor.name : typeof error })
}

function isMeasured(randomness: Randomness): boolean {
  return Number.parseInt(randomness.uuid().slice(0, 2), 16) % measuredOneOf === 0
}

/** How fast the page was for this customer. What moved has no unit; a thousandth stands for a millisecond. */
function measure(events: PageEvents): void {
  const note = ({ name, value }: Metric) =>
    events.note({ kind: 'vital', name, milliseconds: Math.round(name === 'CLS' ? value * 1000 : value) })
  for (const on of [onCLS, onINP, onLCP, onTTFB]) on(note)
}
