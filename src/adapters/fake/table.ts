import type { Db } from 'miragejs/db'
import type { DemoDataChangeLog } from './change-log'

/**
 * A table of the fake lender's data, with typed rows. Its changes are stored in the change log and so
 * survive a reload of the page.
 */
export class Table<Row extends { readonly id: string }> {
  private readonly name: string
  private readonly database: Db
  private readonly changeLog: DemoDataChangeLog
  /**
   * The table of Mirage. It is looked up only once, because each lookup copies every row. Its methods read
   * the current rows.
   */
  private readonly mirageTable: NonNullable<Db[string]>

  constructor(name: string, database: Db, changeLog: DemoDataChangeLog) {
    this.name = name
    this.database = database
    this.changeLog = changeLog
    this.mirageTable = this.collectionNow()
  }

  find(id: string): Row | undefined {
    return this.mirageTable.find(id) ?? undefined
  }

  where(match: Partial<Row>): readonly Row[] {
    return this.mirageTable.where(match)
  }

  count(): number {
    return this.collectionNow().length
  }

  /** Inserts the rows that every demo has at its start. They are not stored in the change log. */
  seed(rows: readonly Row[]): void {
    this.mirageTable.insert(rows)
  }

  insert(row: Row): void {
    this.mirageTable.insert(row)
    this.changeLog.recordChange(this.name, row.id, row)
  }

  change(id: string, change: Partial<Row>): void {
    this.mirageTable.update(id, change)
    this.changeLog.recordChange(this.name, id, change)
  }

  /** Deletes the rows for which the function `match` returns true. */
  deleteWhere(match: (row: Row) => boolean): void {
    const rows: readonly Row[] = this.mirageTable.where({})
    for (const row of rows.filter(match)) {
      this.mirageTable.remove(row.id)
      this.changeLog.forgetRow(this.name, row.id)
    }
  }

  private collectionNow() {
    const collection = this.database[this.name]
    if (!collection) throw new Error(`There is no table ${this.name}`)
    return collection
  }
}
