import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, calendarDate } from '@/domain/shared/calendar-date'
import { yearOfDate } from '@/domain/shared/calendar-date-parts'
import { MonthListPager, type DatedItem } from '@/ui/kit/month-pages'

const latestDay = calendarDate('2026-11-21')
const pagerSizes = { atFirst: 20, moreEachTime: 50 }
const pagerTexts = {
  someRowsVisibleText: (shown: string, all: string) => `${shown} of ${all}`,
  allRowsVisibleText: (all: string) => `all ${all}`,
}

/** Generates lists of dated records over about thirty years, from the latest to the earliest. */
const recordsArbitrary: fc.Arbitrary<readonly DatedItem[]> = fc
  .array(fc.nat(10_000), { maxLength: 300, size: 'max' })
  .map((ages) => ages.toSorted((one, other) => one - other).map((age) => ({ day: addDays(latestDay, -age) })))

const pressArbitrary = fc.oneof(
  fc.constant('more' as const),
  fc.nat(40).map((back) => 2026 - back),
)

function pagerAfterPresses(
  rows: readonly DatedItem[],
  presses: readonly ('more' | number)[],
): MonthListPager<DatedItem> {
  const pages = new MonthListPager(() => rows, pagerSizes, pagerTexts)
  for (const each of presses) {
    if (each === 'more') {
      if (pages.hasMoreRows) pages.showMoreRows()
    } else if (pages.selectableYears.includes(each)) pages.goToYear(each)
  }
  return pages
}

describe('a long list grouped by month', () => {
  it('shows every row from the first to the last once, under its month', () => {
    fc.assert(
      fc.property(recordsArbitrary, fc.array(pressArbitrary, { maxLength: 8 }), (rows, presses) => {
        const pages = pagerAfterPresses(rows, presses)
        const shown = pages.visibleMonths.flatMap((month) => month.rows)
        expect(shown).toEqual(
          rows.slice(pages.firstVisibleIndex, pages.firstVisibleIndex + pages.visibleRowCount),
        )
        for (const month of pages.visibleMonths)
          expect(month.rows).toEqual(rows.slice(month.firstRowIndex, month.firstRowIndex + month.rows.length))
        expect(new Set(pages.visibleMonths.map(({ name }) => name)).size).toBe(pages.visibleMonths.length)
        for (const { rows: ofMonth } of pages.visibleMonths)
          expect(new Set(ofMonth.map(({ day }) => day.slice(0, 7))).size).toBe(1)
      }),
    )
  })

  it('begins with the latest row of the year that the customer chose, with few rows', () => {
    fc.assert(
      fc.property(recordsArbitrary, fc.array(pressArbitrary, { maxLength: 8 }), (rows, presses) => {
        const pages = pagerAfterPresses(rows, presses)
        for (const year of pages.selectableYears) {
          pages.goToYear(year)
          expect(pages.firstVisibleYear).toBe(year)
          const before = rows[pages.firstVisibleIndex - 1]
          expect(before && yearOfDate(before.day)).not.toBe(year)
          expect(pages.visibleMonths.reduce((sum, month) => sum + month.rows.length, 0)).toBeLessThanOrEqual(
            pagerSizes.atFirst,
          )
        }
      }),
    )
  })

  it('shows how many rows are visible, and continues at the first row that a press added', () => {
    fc.assert(
      fc.property(recordsArbitrary, fc.array(pressArbitrary, { maxLength: 8 }), (rows, presses) => {
        const pages = pagerAfterPresses(rows, presses)
        const shown = pages.visibleMonths.reduce((sum, month) => sum + month.rows.length, 0)
        expect(pages.visibleRowCountText).toBe(
          shown === rows.length ? `all ${shown}` : `${shown} of ${rows.length}`,
        )
        const next = pages.firstVisibleIndex + shown
        if (!pages.hasMoreRows) return
        pages.showMoreRows()
        expect(pages.focusTarget).toEqual({ kind: 'row', rowIndex: next })
      }),
    )
  })

  it('continues at any row, in the part that was visible, and then shows that row', () => {
    fc.assert(
      fc.property(
        recordsArbitrary,
        fc.array(pressArbitrary, { maxLength: 8 }),
        fc.nat(),
        (rows, presses, index) => {
          if (rows.length === 0) return
          const rowIndex = index % rows.length
          const before = pagerAfterPresses(rows, presses)
          const pages = pagerAfterPresses(rows, [])
          pages.continueAtRow(rowIndex, before.position)
          expect(pages.focusTarget).toEqual({ kind: 'row', rowIndex })
          expect(pages.visibleMonths.flatMap((month) => month.rows)).toContain(rows[rowIndex])
          const wasVisible =
            rowIndex >= before.firstVisibleIndex &&
            rowIndex < before.firstVisibleIndex + before.visibleRowCount
          if (wasVisible) expect(pages.position).toEqual(before.position)
        },
      ),
    )
  })
})
