/** What a customer sees on arriving. */
export interface HomeTasks {
  welcome(): Promise<string>
  /** Where the help of the header leads; empty without it. */
  helpTarget(): Promise<string>
  /** From now on the window is that wide, in CSS pixels. */
  widen(width: number): Promise<void>
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
  /** What the card of the line tells, or empty without one. */
  lineCard(): Promise<string>
  /** What can be done from it. */
  lineWays(): Promise<readonly string[]>
  toggleAmount(): Promise<void>
  /** Each banner in order: where its picture leads, or what it tells. */
  banners(): Promise<readonly string[]>
  chooseOfferBanner(): Promise<void>
  /** Steps to the next banner by its button, and tells which one stands in view, from 1. */
  bannerAfterStep(): Promise<number>
  /** Which of its two pictures a banner shows. */
  bannerPicture(): Promise<'phone' | 'wide'>
  /** The title of what stands in the place of home. */
  legalNotice(): Promise<string>
  /** The contact of the study, by label. */
  studyContact(): Promise<readonly (readonly [string, string])[]>
  /** Where the WhatsApp button leads. */
  whatsApp(): Promise<string>
  /** The title of the one dialog that lies over home, or empty without one. */
  dialogTitle(): Promise<string>
  dialogText(): Promise<string>
  pressInDialog(label: string): Promise<void>
  /** By its cross. */
  closeDialog(): Promise<void>
  /** The entries for what else can be done. */
  furtherActions(): Promise<readonly string[]>
  chooseFurtherAction(entry: string): Promise<void>
  /** The first thing seen before the home is decided. */
  loading(): Promise<string>
  /** What is said when it takes longer than usual. */
  slowSentence(): Promise<string>
}
