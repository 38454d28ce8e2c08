import { useId, type ReactNode, type RefCallback } from 'react'
import type { DatedItem, MonthListFocusTarget, VisibleMonth } from './month-pages'
import { RowList } from './row-list'
import styles from './month-list.module.css'

interface MonthTableColumns {
  /** The row with the headings of the table's columns. */
  readonly head: ReactNode
  /** Number of columns that the heading of a month spans: all columns of the table. */
  readonly columnCount: number
  readonly className: string | undefined
}

export interface RowsGroupedByMonthProps<Row extends DatedItem> {
  readonly months: readonly VisibleMonth<Row>[]
  /**
   * The headings and the number of columns for showing the rows as a table; undefined if the rows are shown
   * as a list.
   */
  readonly table?: MonthTableColumns | undefined
  readonly renderRow: (row: Row) => ReactNode
  readonly focusTarget: MonthListFocusTarget | undefined
  /**
   * A ref for the row or month heading that takes the focus after the customer has shown more rows, chosen a
   * year or returned to a row.
   */
  readonly focusTargetRef: RefCallback<HTMLElement>
}

export function RowsGroupedByMonth<Row extends DatedItem>({ table, ...rows }: RowsGroupedByMonthProps<Row>) {
  if (table === undefined)
    return rows.months.map((month) => <ListedMonth key={month.name} month={month} {...rows} />)
  return (
    <table className={table.className}>
      <thead>{table.head}</thead>
      {rows.months.map((month) => (
        <MonthOfTable key={month.name} month={month} width={table.columnCount} {...rows} />
      ))}
    </table>
  )
}

type MonthProps<Row extends DatedItem> = Pick<
  RowsGroupedByMonthProps<Row>,
  'renderRow' | 'focusTarget' | 'focusTargetRef'
> & {
  readonly month: VisibleMonth<Row>
}

function ListedMonth<Row extends DatedItem>({ month, renderRow, ...focus }: MonthProps<Row>) {
  const id = useId()
  return (
    <section className={styles['month']}>
      <h2
        id={id}
        tabIndex={-1}
        ref={refIfFocusTarget(focus, 'month', month.firstRowIndex)}
        className={styles['name']}
      >
        {month.name}
      </h2>
      <RowList labelledBy={id}>
        {month.rows.map((each, position) => (
          <li
            key={month.firstRowIndex + position}
            tabIndex={-1}
            ref={refIfFocusTarget(focus, 'row', month.firstRowIndex + position)}
          >
            {renderRow(each)}
          </li>
        ))}
      </RowList>
    </section>
  )
}

function MonthOfTable<Row extends DatedItem>({
  month,
  renderRow,
  width,
  ...focus
}: MonthProps<Row> & { readonly width: number }) {
  return (
    <tbody>
      <tr>
        <td colSpan={width}>
          <h3
            tabIndex={-1}
            ref={refIfFocusTarget(focus, 'month', month.firstRowIndex)}
            className={styles['name']}
          >
            {month.name}
          </h3>
        </td>
      </tr>
      {month.rows.map((each, position) => (
        <tr
          key={month.firstRowIndex + position}
          tabIndex={-1}
          ref={refIfFocusTarget(focus, 'row', month.firstRowIndex + position)}
        >
          {renderRow(each)}
        </tr>
      ))}
    </tbody>
  )
}

function refIfFocusTarget(
  { focusTarget, focusTargetRef }: Pick<RowsGroupedByMonthProps<DatedItem>, 'focusTarget' | 'focusTargetRef'>,
  kind: MonthListFocusTarget['kind'],
  rowIndex: number,
): RefCallback<HTMLElement> | undefined {
  return focusTarget?.kind === kind && focusTarget.rowIndex === rowIndex ? focusTargetRef : undefined
}
