import { expect, it } from 'vitest'
import { PageErrorRecorder } from '@/adapters/device/page-errors'
import type { PageEvent } from '@/application/shared/page-telemetry'

type RecordedError = Omit<PageEvent, 'pattern'>

class MemoryPage extends EventTarget {
  earlyErrors: readonly string[] | undefined = ['TypeError']

  dispatchError(error: unknown): void {
    this.dispatchEvent(Object.assign(new Event('error'), { error }))
  }

  dispatchRejection(reason: unknown): void {
    this.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  }
}

function createRecorder() {
  const noted: RecordedError[] = []
  const errors = new PageErrorRecorder({ add: (event) => noted.push(event) })
  const page = new MemoryPage()
  const names = () => noted.map(({ name }) => name)
  return { errors, page, noted, names }
}

it('the log has errors from before and after it started, by their class only', () => {
  const { errors, page, noted } = createRecorder()
  errors.start(page)
  page.dispatchError(new RangeError('Marta Giménez'))
  page.dispatchRejection('28456123')
  expect(noted).toEqual([
    { kind: 'exception', name: 'TypeError' },
    { kind: 'exception', name: 'RangeError' },
    { kind: 'exception', name: 'string' },
  ])
})

it('the log has each error once, however often it is started', () => {
  const { errors, page, names } = createRecorder()
  errors.start(page)
  errors.start(page)
  page.dispatchError(new RangeError())
  expect(names()).toEqual(['TypeError', 'RangeError'])
})

it('the log has no errors after it is stopped', () => {
  const { errors, page, names } = createRecorder()
  const stop = errors.start(page)
  stop()
  page.dispatchError(new RangeError())
  page.dispatchRejection(new RangeError())
  expect(names()).toEqual(['TypeError'])
})
