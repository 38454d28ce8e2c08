import { centsToPesos, type Cents } from '@/domain/shared/money'
import { encodeEmvFields, createEmvQrText } from '@/adapters/fake/shared/emv-text'

const merchantTaxId = '30700441276'
const merchantName = 'CREDITOS DEL PLATA'
const pesoCurrencyCode = '032'

/**
 * Returns the text of a QR code with which the customer pays the amount due of a loan from any wallet
 * (interoperable EMV code).
 */
export function createPaymentQrText(externalId: string, amount: Cents): string {
  return createEmvQrText([
    ['01', '12'],
    [
      '43',
      encodeEmvFields([
        ['00', 'com.creditosdelplata'],
        ['01', externalId],
      ]),
    ],
    ['50', encodeEmvFields([['00', merchantTaxId]])],
    ['52', '6012'],
    ['53', pesoCurrencyCode],
    ['54', centsToPesos(amount).toFixed(2)],
    ['58', 'AR'],
    ['59', merchantName],
    ['60', 'CABA'],
    ['62', encodeEmvFields([['05', externalId]])],
  ])
}
