/** The table under a step of a scenario, with the methods of cucumber's data table. */
export class DataTable {
  constructor(private readonly cells: readonly (readonly string[])[]) {}

  /** Returns a copy of all cells, by row. */
  raw(): string[][] {
    return this.cells.map((row) => [...row])
  }

  /** Returns a copy of the cells without the first row. */
  rows(): string[][] {
    return this.raw().slice(1)
  }

  /** Returns an object for each row after the first, with the cells of the first row as property names. */
  hashes(): Record<string, string>[] {
    const [names = [], ...rows] = this.cells
    return rows.map((row) => Object.fromEntries(names.map((name, column) => [name, row[column] ?? ''])))
  }

  /** Returns an object with the first column as property names and the second column as values. */
  rowsHash(): Record<string, string> {
    return Object.fromEntries(this.cells.map(([name = '', value = '']) => [name, value]))
  }

  /** Returns a table with the columns as rows. */
  transpose(): DataTable {
    const columnCount = this.cells[0]?.length ?? 0
    return new DataTable(
      Array.from({ length: columnCount }, (_, column) => this.cells.map((row) => row[column] ?? '')),
    )
  }
}
