/** The table of a step, as Cucumber passes it to the function of the step. */
export interface StepTable {
  /** Returns the rows, each as the texts of its cells. */
  raw(): string[][]
  /**
   * Returns one record for each row below the first row. The headings in the first row are the record's keys.
   */
  hashes(): Record<string, string>[]
  /**
   * Returns one record. The texts of the first column are its keys, and the texts of the second column its
   * values.
   */
  rowsHash(): Record<string, string>
}
