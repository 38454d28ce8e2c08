import type { CalendarDate } from '@/domain/shared/calendar-date'
import { yearOfDate } from '@/domain/shared/calendar-date-parts'
import { formatWholeNumber, formatMonthAndYear } from './format'
import { observeFields } from './observe-fields'

/** An item of a list that is grouped by month. The item's day decides its month. */
export interface DatedItem {
  readonly day: CalendarDate
}

/** The visible rows of the list that belong to one month, with the name of the month. */
export interface VisibleMonth<Row> {
  readonly name: string
  /** Index of this month's first visible row in the list of all rows, counted from 0. */
  readonly firstRowIndex: number
  readonly rows: readonly Row[]
}

interface MonthListRowCounts {
  readonly atFirst: number
  readonly moreEachTime: number
}

interface MonthListTexts {
  someRowsVisibleText(shown: string, all: string): string
  allRowsVisibleText(all: string): string
}

/** The part of the list that is visible. */
export interface MonthListPosition {
  /** Index of the first visible row of the list, counted from 0. */
  readonly firstVisibleIndex: number
  readonly visibleRowCount: number
}

/**
 * The element of the list that takes the focus after the customer has shown more rows, chosen a year or
 * returned to a row: a row, or the heading of a month. `rowIndex` is the index of this row, or of the first
 * row of this month.
 */
export interface MonthListFocusTarget {
  readonly kind: 'row' | 'month'
  readonly rowIndex: number
}

/**
 * The state of a long list grouped by month, with the latest row first. The customer can show more rows, and
 * choose the year from which the list starts. Source: MOV-01, REV-08, DOC-03.
 */
export class MonthListPager<Row extends DatedItem> {
  private readonly all: () => readonly Row[]
  private readonly sizes: MonthListRowCounts
  private readonly texts: MonthListTexts
  /** Index of the first visible row of the list, counted from 0. */
  firstVisibleIndex = 0
  visibleRowCount: number
  /**
   * The element of the list that takes the focus after the customer has shown more rows, chosen a year or
   * returned to a row; undefined until they do.
   */
  focusTarget: MonthListFocusTarget | undefined = undefined

  constructor(all: () => readonly Row[], sizes: MonthListRowCounts, texts: MonthListTexts) {
    this.all = all
    this.sizes = sizes
    this.texts = texts
    this.visibleRowCount = sizes.atFirst
    observeFields(this, 'firstVisibleIndex', 'visibleRowCount', 'focusTarget')
  }

  get visibleMonths(): readonly VisibleMonth<Row>[] {
    return this.allMonths.flatMap((month) => {
      const begin = Math.max(this.firstVisibleIndex - month.firstRowIndex, 0)
      const rows = month.rows.slice(begin, Math.max(this.end - month.firstRowIndex, 0))
      return rows.length === 0 ? [] : [{ ...month, rows }]
    })
  }

  /**
   * The years that the customer can choose for the start of the list, the latest first. Empty if all rows
   * belong to one year.
   */
  get selectableYears(): readonly number[] {
    const years = [...new Set(this.all().map(({ day }) => yearOfDate(day)))]
    return years.length > 1 ? years : []
  }

  /** Year of the first visible row of the list; undefined if the list has no rows. */
  get firstVisibleYear(): number | undefined {
    const first = this.all()[this.firstVisibleIndex]
    return first && yearOfDate(first.day)
  }

  get hasMoreRows(): boolean {
    return this.all().length > this.end
  }

  get position(): MonthListPosition {
    return { firstVisibleIndex: this.firstVisibleIndex, visibleRowCount: this.visibleRowCount }
  }

  get visibleRowCountText(): string {
    const all = this.all().length
    const shown = Math.min(this.end, all) - this.firstVisibleIndex
    return shown === all
      ? this.texts.allRowsVisibleText(formatWholeNumber(all))
      : this.texts.someRowsVisibleText(formatWholeNumber(shown), formatWholeNumber(all))
  }

  /**
   * Shows the part of the list that was visible before, for a customer who returns to the row at the index
   * `rowIndex`. Shows more rows if the row has moved out of this part.
   */
  continueAtRow(rowIndex: number, { firstVisibleIndex, visibleRowCount }: MonthListPosition): void {
    this.firstVisibleIndex = Math.min(firstVisibleIndex, rowIndex)
    this.visibleRowCount = Math.max(visibleRowCount, rowIndex + 1 - this.firstVisibleIndex)
    this.focusTarget = { kind: 'row', rowIndex }
  }

  showMoreRows(): void {
    this.focusTarget = { kind: 'row', rowIndex: this.end }
    this.visibleRowCount += this.sizes.moreEachTime
  }

  /**
   * Makes the list start with the given year. Rows of later years are not rendered any more, so that the
   * page stays short.
   */
  goToYear(year: number): void {
    this.firstVisibleIndex = Math.max(
      this.all().findIndex(({ day }) => yearOfDate(day) === year),
      0,
    )
    this.visibleRowCount = this.sizes.atFirst
    this.focusTarget = { kind: 'month', rowIndex: this.firstVisibleIndex }
  }

  private get end(): number {
    return this.firstVisibleIndex + this.visibleRowCount
  }

  private get allMonths(): readonly VisibleMonth<Row>[] {
    const months: { name: string; firstRowIndex: number; rows: Row[] }[] = []
    let month = ''
    for (const [index, row] of this.all().entries()) {
      const next = row.day.slice(0, 7)
      if (next !== month) months.push({ name: formatMonthAndYear(row.day), firstRowIndex: index, rows: [] })
      months.at(-1)?.rows.push(row)
      month = next
    }
    return months
  }
}
