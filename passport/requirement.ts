/** Something that the portal needs from a lender's server. Reports show its id. */
export interface Requirement {
  /** Sentence in Spanish that says what the server must do. */
  readonly title: string
  /** Text in Spanish that says how to correct a server that does not meet the requirement. */
  readonly advice: string
}
