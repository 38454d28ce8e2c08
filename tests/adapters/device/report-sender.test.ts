import { beforeEach, expect, it } from 'vitest'
import { PageTelemetrySender } from '@/adapters/device/report-sender'
import type { PageEvent } from '@/application/shared/page-telemetry'

const failedCallEvent: PageEvent = {
  kind: 'call',
  pattern: '/inicio',
  name: 'loans.listLoans',
  code: 'NO_ANSWER',
  milliseconds: 80,
}

let sentReports: { readonly address: string; readonly report: unknown }[] = []
let supportCode = 'KMPRTX'
let visibilityState: DocumentVisibilityState = 'visible'
let pageWindow: EventTarget
let pageDocument: EventTarget

function createReportSender(): PageTelemetrySender {
  return new PageTelemetrySender(
    {
      addEventListener: (name: string, run: EventListener) => pageWindow.addEventListener(name, run),
      removeEventListener: (name: string, run: EventListener) => pageWindow.removeEventListener(name, run),
      document: {
        get visibilityState() {
          return visibilityState
        },
        addEventListener: (name: string, run: EventListener) => pageDocument.addEventListener(name, run),
        removeEventListener: (name: string, run: EventListener) =>
          pageDocument.removeEventListener(name, run),
      },
      navigator: {
        sendBeacon: (address, body) =>
          sentReports.push({
            address: String(address),
            report: JSON.parse(typeof body === 'string' ? body : ''),
          }) > 0,
      },
    },
    'https://informes.example/portal',
    { release: '0.2.0', supportCode: () => supportCode },
  )
}

function hidePage(): void {
  visibilityState = 'hidden'
  pageDocument.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  sentReports = []
  supportCode = 'KMPRTX'
  visibilityState = 'visible'
  pageWindow = new EventTarget()
  pageDocument = new EventTarget()
})

it('the report is sent in one batch when the customer leaves, with the release and the code', () => {
  const reports = createReportSender()
  reports.start()
  reports.addEvent(failedCallEvent)
  reports.addEvent({ ...failedCallEvent, code: 'HTTP_500' })
  expect(sentReports).toEqual([])
  hidePage()
  expect(sentReports).toEqual([
    {
      address: 'https://informes.example/portal',
      report: {
        release: '0.2.0',
        supportCode: 'KMPRTX',
        events: [failedCallEvent, { ...failedCallEvent, code: 'HTTP_500' }],
      },
    },
  ])
})

it('the report is not sent while the page is only covered, nor without events', () => {
  const reports = createReportSender()
  reports.start()
  hidePage()
  expect(sentReports).toEqual([])
  reports.addEvent(failedCallEvent)
  visibilityState = 'visible'
  pageDocument.dispatchEvent(new Event('visibilitychange'))
  expect(sentReports).toEqual([])
})

it('the report is sent at ten events, and ends after fifty', () => {
  const reports = createReportSender()
  for (let count = 0; count < 70; count += 1) reports.addEvent(failedCallEvent)
  expect(sentReports).toHaveLength(5)
})

it('the report has each event once, also when the page is hidden and then closed', () => {
  const reports = createReportSender()
  reports.start()
  reports.addEvent(failedCallEvent)
  hidePage()
  pageWindow.dispatchEvent(new Event('pagehide'))
  expect(sentReports).toHaveLength(1)
})

it('the report is not sent after it was stopped', () => {
  const reports = createReportSender()
  const stop = reports.start()
  reports.addEvent(failedCallEvent)
  stop()
  hidePage()
  pageWindow.dispatchEvent(new Event('pagehide'))
  expect(sentReports).toEqual([])
})

it('the events before and after a change of the support code are sent in two reports', () => {
  const reports = createReportSender()
  reports.start()
  reports.addEvent(failedCallEvent)
  supportCode = 'ACDEFH'
  reports.addEvent({ ...failedCallEvent, name: 'cards.listCards' })
  hidePage()
  expect(sentReports.map(({ report }) => report)).toEqual([
    { release: '0.2.0', supportCode: 'KMPRTX', events: [failedCallEvent] },
    {
      release: '0.2.0',
      supportCode: 'ACDEFH',
      events: [{ ...failedCallEvent, name: 'cards.listCards' }],
    },
  ])
})

it('the events before a change of the support code keep their code if the customer leaves right after it', () => {
  const reports = createReportSender()
  reports.start()
  reports.addEvent(failedCallEvent)
  supportCode = 'ACDEFH'
  hidePage()
  expect(sentReports.map(({ report }) => report)).toEqual([
    { release: '0.2.0', supportCode: 'KMPRTX', events: [failedCallEvent] },
  ])
})
