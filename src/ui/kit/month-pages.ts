import { yearOf, type CalendarDate } from '@/domain/shared/calendar-date'
import { formatCount, formatMonth } from './format'
import { observed } from './observed'

/** Something that belongs to a day. */
export interface OfDay {
  readonly day: CalendarDate
}

/** The rows of one month that are shown, under its name. */
export interface ShownMonth<Row> {
  readonly name: string
  /** The place of its first row among all, from 0 on. */
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

/** Where reading goes on after a press: at a row, by its place among all, or at the name of its month. */
export interface ReadingGoal {
  readonly kind: 'row' | 'month'
  readonly place: number
}

/** Many rows, latest first, by months: a few at a time, from the newest or from any year on. Source: MOV-01, REV-08, DOC-03. */
export class MonthPages<Row extends OfDay> {
  private readonly all: () => readonly Row[]
  private readonly sizes: PageSizes
  private readonly words: MonthPageTexts
  /** The place of the first row that is shown. */
  from = 0
  size: number
  /** None before the first press. */
  goal: ReadingGoal | undefined = undefined

  constructor(all: () => readonly Row[], sizes: PageSizes, words: MonthPageTexts) {
    this.all = all
    this.sizes = sizes
    this.words = words
    this.size = sizes.atFirst
    observed(this, 'from', 'size', 'goal')
  }

  get months(): readonly ShownMonth<Row>[] {
    return this.allMonths.flatMap((month) => {
      const begin = Math.max(this.from - month.first, 0)
      const rows = month.rows.slice(begin, Math.max(this.end - month.first, 0))
      return rows.length === 0 ? [] : [{ ...month, first: month.first + begin, rows }]
    })
  }

  /** Where one can go to, latest first; none where all is of one year. */
  get years(): readonly number[] {
    const years = [...new Set(this.all().map(({ day }) => yearOf(day)))]
    return years.length > 1 ? years : []
  }

  /** Of the first row that is shown. */
  get year(): number | undefined {
    const first = this.all()[this.from]
    return first && yearOf(first.day)
  }

  get hasMore(): boolean {
    return this.all().length > this.end
  }

  get count(): string {
    const all = this.all().length
    const shown = Math.min(this.end, all) - this.from
    return shown === all
      ? this.words.allShown(formatCount(all))
      : this.words.shown(formatCount(shown), formatCount(all))
  }

  seeMore(): void {
    this.goal = { kind: 'row', place: this.end }
    this.size += this.sizes.moreEachTime
  }

  /** What is later leaves the page, so that it never gets too long. */
  goTo(year: number): void {
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

  private get allMonths(): readonly ShownMonth<Row>[] {
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
