/** An entry of a list to choose from. */
export interface SelectOption {
  readonly value: string
  readonly label: string
}
