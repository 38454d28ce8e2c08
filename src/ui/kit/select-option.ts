/** An option of a select field. */
export interface SelectOption {
  readonly value: string
  readonly label: string
}
