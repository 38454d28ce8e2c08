import { Observer } from 'mobx-react-lite'
import { useCallback, useEffect, useRef, type ReactNode } from 'react'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { Button } from './button'
import { RowsGroupedByMonth, type RowsGroupedByMonthProps } from './rows-grouped-by-month'
import type { MonthListPager, DatedItem } from './month-pages'
import styles from './month-list.module.css'

interface MonthListProps<Row extends DatedItem> extends Pick<RowsGroupedByMonthProps<Row>, 'table'> {
  readonly pager: MonthListPager<Row>
  readonly label: string
  readonly seeMoreText: string
  /** Renders one row of the list. Return a memoised component, because there may be thousands of rows. */
  readonly children: (row: Row) => ReactNode
}

/**
 * A long list grouped by month. Each press of a button shows more rows, and the customer can choose the year
 * from which the list starts.
 */
export function MonthList<Row extends DatedItem>({
  pager,
  label,
  seeMoreText,
  table,
  children,
}: MonthListProps<Row>) {
  return (
    <Observer>
      {() => (
        <div className={styles['pages']}>
          {pager.selectableYears.length > 0 && (
            <YearButtons
              years={pager.selectableYears}
              shownYear={pager.firstVisibleYear}
              onChoose={pager.goToYear}
            />
          )}
          <FocusableRows
            label={label}
            table={table}
            renderRow={children}
            months={pager.visibleMonths}
            focusTarget={pager.focusTarget}
          />
          <p role="status" className={styles['count']}>
            {pager.visibleRowCountText}
          </p>
          {pager.hasMoreRows && (
            <Button variant="secondary" wide onPress={pager.showMoreRows}>
              {seeMoreText}
            </Button>
          )}
        </div>
      )}
    </Observer>
  )
}

interface YearButtonsProps {
  readonly years: readonly number[]
  /** Year of the first visible row of the list; undefined if the list has no rows. */
  readonly shownYear: number | undefined
  readonly onChoose: (year: number) => void
}

function YearButtons({ years, shownYear, onChoose }: YearButtonsProps) {
  return (
    <div role="group" aria-label={basicComponentTexts.goToYear} className={styles['years']}>
      {years.map((year) => (
        <button
          key={year}
          type="button"
          className={styles['year']}
          aria-current={year === shownYear ? 'true' : undefined}
          onClick={() => onChoose(year)}
        >
          {year}
        </button>
      ))}
    </div>
  )
}

type FocusableRowsProps<Row extends DatedItem> = Omit<RowsGroupedByMonthProps<Row>, 'focusTargetRef'> & {
  readonly label: string
}

/**
 * Shows the rows. After the customer has shown more rows, chosen a year or returned to a row, moves the focus
 * to where they continue reading, because the pressed button may have disappeared.
 */
function FocusableRows<Row extends DatedItem>({ label, focusTarget, ...rows }: FocusableRowsProps<Row>) {
  const reading = useRef<HTMLElement | null>(null)
  const focusTargetRef = useCallback((element: HTMLElement | null) => {
    reading.current = element
  }, [])
  const arrives = useRef(true)
  useEffect(() => {
    // The row to which the customer returns may be far below; rows that a press adds are in view.
    if (arrives.current) reading.current?.scrollIntoView({ block: 'center' })
    arrives.current = false
    reading.current?.focus({ preventScroll: true })
  }, [focusTarget])
  return (
    <div role="group" aria-label={label} className={styles['months']}>
      <RowsGroupedByMonth {...rows} focusTarget={focusTarget} focusTargetRef={focusTargetRef} />
    </div>
  )
}
