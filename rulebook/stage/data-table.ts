/** The table of a step, with the questions that steps ask of it. */
export class DataTable {
  constructor(private readonly cells: readonly (readonly string[])[]) {}

  raw(): string[][] {
    return this.cells.map((row) => [...row])
  }

  rows(): string[][] {
    return this.raw().slice(1)
  }

  /** Each row after the first, with the first row as names. */
  hashes(): Record<string, string>[] {
    const [names = [], ...rows] = this.cells
    return rows.map((row) => Object.fromEntries(names.map((name, column) => [name, row[column] ?? ''])))
  }

  /** The second column by the first. */
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
