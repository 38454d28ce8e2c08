/**
 * Returns the OpenAPI operation id of an API call: `payments.payWithSavedCard` becomes
 * `paymentsPayWithSavedCard`, `qr-payment.pay` becomes `qrPaymentPay`.
 */
export function operationIdOfCall(callName: string): string {
  return callName.replaceAll(/[.-](\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** Returns the operation id of an API call as a type name, such as `PaymentsPayWithSavedCard`. */
export function operationTypeName(callName: string): string {
  return capitaliseFirstLetter(operationIdOfCall(callName))
}

export function capitaliseFirstLetter(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
