import { definePort } from '@/application/shared/port'

/**
 * Stores whether amounts are visible on this device, or hidden from people nearby. Source: HOM-05, SES-13.
 */
export interface AmountVisibility {
  /** Returns whether amounts are visible; true until the customer hides them. */
  areAmountsVisible(): boolean
  showAmounts(): void
  hideAmounts(): void
}
export const AmountVisibility = definePort<AmountVisibility>('AmountVisibility')
