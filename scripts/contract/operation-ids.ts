/** `payments.payWithSavedCard` as generators take it: `paymentsPayWithSavedCard`; `qr-payment.pay`: `qrPaymentPay`. */
export function operationIdOf(callName: string): string {
  return callName.replaceAll(/[.-](\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** The same in the manner of a type: `PaymentsPayWithSavedCard`. */
export function typeNameOf(callName: string): string {
  return capitalised(operationIdOf(callName))
}

export function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
