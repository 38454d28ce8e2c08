const textByRefusalCode = new Map([
  ['INVALID_INSTALLMENT_PLAN', 'El plan que elegiste ya no está disponible. Elegí las cuotas de nuevo.'],
  ['AMOUNT_OVER_REMAINING', 'No te alcanza el saldo de tu línea.'],
  [
    'CUSTOMER_NOT_UP_TO_DATE',
    'Tenés cuotas vencidas. Cuando las pagues, vas a poder usar tu línea otra vez.',
  ],
  ['LINE_NOT_ENABLED', 'Tu línea no está habilitada.'],
])

/**
 * Returns the text that says why the customer cannot borrow from the revolving credit line; undefined if
 * the lender's code for the reason is unknown. Source: REV-04, QRP-07.
 */
export function creditLineRefusalReasonText(code: string | undefined): string | undefined {
  return textByRefusalCode.get(code ?? '')
}
