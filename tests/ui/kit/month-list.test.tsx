// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { addDays, calendarDate } from '@/domain/shared/calendar-date'
import { MonthList } from '@/ui/kit/month-list'
import { MonthListPager, type DatedItem } from '@/ui/kit/month-pages'
import { longWaitOptions } from '#tests/support/long-timeout'

const rows = Array.from({ length: 40 }, (_, age) => ({ day: addDays(calendarDate('2026-11-21'), -age) }))
const pagerTexts = { someRowsVisibleText: () => 'some', allRowsVisibleText: () => 'all' }

let pager: MonthListPager<DatedItem>

beforeEach(() => {
  pager = new MonthListPager(() => rows, { atFirst: 20, moreEachTime: 10 }, pagerTexts)
})

/** Renders the list. Returns the texts of the rows to which the page scrolls, in order. */
function renderAndRecordScrolls(): readonly (string | null)[] {
  const scrolled: (string | null)[] = []
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (
    this: HTMLElement,
  ) {
    scrolled.push(this.textContent)
  })
  const root = createRoot(document.body)
  onTestFinished(() => {
    root.unmount()
    scroll.mockRestore()
  })
  root.render(
    <MonthList pager={pager} label="Pagos" seeMoreText="Ver más">
      {({ day }) => day}
    </MonthList>,
  )
  return scrolled
}

function focusedText(): string | null | undefined {
  return document.activeElement?.textContent
}

it('a list to which the customer returns scrolls to the row that takes the focus', async () => {
  pager.continueAtRow(12, pager.position)
  const scrolled = renderAndRecordScrolls()
  await vi.waitFor(() => expect(focusedText()).toBe('2026-11-09'), longWaitOptions)
  expect(scrolled).toEqual(['2026-11-09'])
})

it('a list that shows more rows moves the focus to the first of them, and does not scroll', async () => {
  const scrolled = renderAndRecordScrolls()
  await vi.waitFor(() => expect(document.body.textContent).toContain('2026-11-02'), longWaitOptions)
  pager.showMoreRows()
  await vi.waitFor(() => expect(focusedText()).toBe('2026-11-01'), longWaitOptions)
  expect(scrolled).toEqual([])
})
