/** The table under a step of a scenario, with the methods of cucumber's data table. */
export class DataTable {
  constructor(private readonly cells: readonly (readonly string[])[]) {}

  raw(): string[][] {
    return this.cells.map((row) => [...row])
  }

  rows(): string[][] {
    return this.raw().slice(1)
  }

  /** Returns an object for each row after the first. The cells of the first row are the property names. */
  hashes(): Record<string, string>[] {
    const [names = [], ...rows] = this.cells
    return rows.map((row) => Object.fromEntries(names.map((name, column) => [name, row[column] ?? ''])))
  }

  /** Returns an object with the first column as property names and the second column as values. */
  rowsHash(): Record<string, string> {
    return Object.fromEntries(this.cells.map(([name = '', value = '']) => [name, value]))
  }

  transpose(): DataTable {
    const width = this.cells[0]?.length ?? 0
    return new DataTable(
      Array.from({ length: width }, (_, column) => this.cells.map((row) => row[column] ?? '')),
    )
  }
}
