import { Observer } from 'mobx-react-lite'
import { useCallback, useEffect, useRef, type ReactNode } from 'react'
import { basicComponentTexts } from '@/ui/texts/kit.texts'
import { Button } from './button'
import { RowsGroupedByMonth, type RowsGroupedByMonthProps } from './rows-grouped-by-month'
import type { MonthListPager, DatedItem } from './month-pages'
import styles from './month-list.module.css'

export interface MonthListProps<Row extends DatedItem> extends Pick<RowsGroupedByMonthProps<Row>, 'table'> {
  readonly pages: MonthListPager<Row>
  readonly label: string
  readonly seeMore: string
  /** Renders one row of the list. Return a memoised component, because there may be thousands of rows. */
  readonly children: (row: Row) => ReactNode
}

/**
 * A long list grouped by month. Each press of a button shows more rows, and the customer can choose the year
 * from which the list starts.
 */
export function MonthList<Row extends DatedItem>({
  pages,
  label,
  seeMore,
  table,
  children,
}: MonthListProps<Row>) {
  return (
    <Observer>
      {() => (
        <div className={styles['pages']}>
          {pages.selectableYears.length > 0 && (
            <Years years={pages.selectableYears} shown={pages.firstVisibleYear} onChoose={pages.goToYear} />
          )}
          <Reading
            label={label}
            table={table}
            row={children}
            months={pages.visibleMonths}
            goal={pages.readingPosition}
          />
          <p role="status" className={styles['count']}>
            {pages.visibleRowCountText}
          </p>
          {pages.hasMoreRows && (
            <Button variant="secondary" wide onPress={pages.showMoreRows}>
              {seeMore}
            </Button>
          )}
        </div>
      )}
    </Observer>
  )
}

interface YearsProps {
  readonly years: readonly number[]
  /** Year of the first visible row of the list; undefined if the list has no rows. */
  readonly shown: number | undefined
  readonly onChoose: (year: number) => void
}

function Years({ years, shown, onChoose }: YearsProps) {
  return (
    <div role="group" aria-label={basicComponentTexts.goToYear} className={styles['years']}>
      {years.map((year) => (
        <button
          key={year}
          type="button"
          className={styles['year']}
          aria-current={year === shown ? 'true' : undefined}
          onClick={() => onChoose(year)}
        >
          {year}
        </button>
      ))}
    </div>
  )
}

type ReadingProps<Row extends DatedItem> = Omit<RowsGroupedByMonthProps<Row>, 'goalRef'> & {
  readonly label: string
}

/**
 * Shows the rows. After the customer has shown more rows or chosen a year, moves the focus to where they
 * continue reading, because the pressed button may have disappeared.
 */
function Reading<Row extends DatedItem>({ label, goal, ...rows }: ReadingProps<Row>) {
  const reading = useRef<HTMLElement | null>(null)
  const goalRef = useCallback((element: HTMLElement | null) => {
    reading.current = element
  }, [])
  useEffect(() => reading.current?.focus({ preventScroll: true }), [goal])
  return (
    <div role="group" aria-label={label} className={styles['months']}>
      <RowsGroupedByMonth {...rows} goal={goal} goalRef={goalRef} />
    </div>
  )
}
