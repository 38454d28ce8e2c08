import type { EnteredAmount } from '@/domain/qr-payment/open-amount'

/** Number of digits in the pesos field from which the amount counts as long. Source: QRP-05. */
const minPesosDigitsOfLongAmount = 7

/** Returns whether the typed amount is so long that the screen shows it in smaller type. Source: QRP-05. */
export function isLongEnteredAmount({ pesos }: EnteredAmount): boolean {
  return pesos.length >= minPesosDigitsOfLongAmount
}
