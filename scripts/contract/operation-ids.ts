/**
 * Returns the OpenAPI operation id of an API call: `payments.payWithSavedCard` becomes
 * `paymentsPayWithSavedCard`, `qr-payment.pay` becomes `qrPaymentPay`.
 */
export function openApiOperationIdOfCall(callName: string): string {
  return callName.replaceAll(/[.-](\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** Returns the operation id of an API call as a type name, such as `PaymentsPayWithSavedCard`. */
export function operationTypeNameOfCall(callName: string): string {
  return capitaliseFirstLetter(openApiOperationIdOfCall(callName))
}

export function capitaliseFirstLetter(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
