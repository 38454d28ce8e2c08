/** What a customer sees on arriving. */
export interface HomeTasks {
  welcome(): Promise<string>
  tiles(): Promise<readonly string[]>
  chooseTile(tile: string): Promise<void>
  /** Amount and note of the debt banner, or empty without one. */
  debtBanner(): Promise<string>
  payDebt(): Promise<void>
  /** The entries of the bottom bar, what is only heard included. */
  bottomBar(): Promise<readonly string[]>
  /** The entries of the menu, in order. */
  menu(): Promise<readonly string[]>
  chooseFromMenu(entry: string): Promise<void>
  /** The first thing seen before the home is decided. */
  loading(): Promise<string>
  /** What is said when it takes longer than usual. */
  slowSentence(): Promise<string>
}
