/** The table of a step, as Cucumber passes it to the function of the step. */
export interface StepTable {
  /** Returns the rows, each as the texts of its cells. */
  raw(): string[][]
  /** Returns the rows below the first, each as its texts by the headings in the first row. */
  hashes(): Record<string, string>[]
  /** Returns the texts of the second column by those of the first. */
  rowsHash(): Record<string, string>
}
