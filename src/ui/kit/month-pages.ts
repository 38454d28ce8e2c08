import { yearOf, type CalendarDate } from '@/domain/shared/calendar-date'
import { formatCount, formatMonth } from './format'
import { observeFields } from './observe-fields'

/** An item of a list, with the day to which it belongs. */
export interface DatedItem {
  readonly day: CalendarDate
}

/** The visible rows of one month, under its name. */
export interface VisibleMonth<Row> {
  readonly name: string
  /** Index of the month's first visible row in the whole list, counted from 0. */
  readonly first: number
  readonly rows: readonly Row[]
}

export interface PageSizes {
  readonly atFirst: number
  readonly moreEachTime: number
}

export interface MonthPageTexts {
  shown(shown: string, all: string): string
  allShown(all: string): string
}

/**
 * The place in a list at which the customer continues to read after a press: a row, given by its index, or
 * the name of a month.
 */
export interface ReadingTarget {
  readonly kind: 'row' | 'month'
  readonly place: number
}

/**
 * The state of a long list, the latest row first, grouped by month. It shows more rows at each press, from
 * the newest or from a chosen year on. Source: MOV-01, REV-08, DOC-03.
 */
export class MonthPages<Row extends DatedItem> {
  private readonly all: () => readonly Row[]
  private readonly sizes: PageSizes
  private readonly texts: MonthPageTexts
  /** Index of the first visible row of the list, counted from 0. */
  from = 0
  size: number
  /** The place at which the customer continues to read after the last press; undefined before the first press. */
  goal: ReadingTarget | undefined = undefined

  constructor(all: () => readonly Row[], sizes: PageSizes, texts: MonthPageTexts) {
    this.all = all
    this.sizes = sizes
    this.texts = texts
    this.size = sizes.atFirst
    observeFields(this, 'from', 'size', 'goal')
  }

  get months(): readonly VisibleMonth<Row>[] {
    return this.allMonths.flatMap((month) => {
      const begin = Math.max(this.from - month.first, 0)
      const rows = month.rows.slice(begin, Math.max(this.end - month.first, 0))
      return rows.length === 0 ? [] : [{ ...month, first: month.first + begin, rows }]
    })
  }

  /** The years that can be chosen, latest first; empty if all rows are of one year. */
  get years(): readonly number[] {
    const years = [...new Set(this.all().map(({ day }) => yearOf(day)))]
    return years.length > 1 ? years : []
  }

  /** Year of the first visible row of the list; undefined if there is none. */
  get year(): number | undefined {
    const first = this.all()[this.from]
    return first && yearOf(first.day)
  }

  get hasMore(): boolean {
    return this.all().length > this.end
  }

  get countText(): string {
    const all = this.all().length
    const shown = Math.min(this.end, all) - this.from
    return shown === all
      ? this.texts.allShown(formatCount(all))
      : this.texts.shown(formatCount(shown), formatCount(all))
  }

  showMore(): void {
    this.goal = { kind: 'row', place: this.end }
    this.size += this.sizes.moreEachTime
  }

  /**
   * Shows the list from that year back. Rows of later years are no longer rendered, so that the page stays
   * short.
   */
  goToYear(year: number): void {
    this.from = Math.max(
      this.all().findIndex(({ day }) => yearOf(day) === year),
      0,
    )
    this.size = this.sizes.atFirst
    this.goal = { kind: 'month', place: this.from }
  }

  private get end(): number {
    return this.from + this.size
  }

  private get allMonths(): readonly VisibleMonth<Row>[] {
    const months: { name: string; first: number; rows: Row[] }[] = []
    let month = ''
    for (const [place, row] of this.all().entries()) {
      const next = row.day.slice(0, 7)
      if (next !== month) months.push({ name: formatMonth(row.day), first: place, rows: [] })
      months.at(-1)?.rows.push(row)
      month = next
    }
    return months
  }
}
