import type { Cents } from '@/domain/shared/money'

/** The lender's number in the system for cash payments of bills. */
const billerNumber = '4207'

/**
 * Returns the 28 digits of the barcode for paying in cash: the lender, the loan, the amount in cents and a
 * check digit. The barcode format (Interleaved 2 of 5) requires an even number of digits.
 */
export function createCashBarcodeDigits(externalId: string, amount: Cents): string {
  const loan = externalId.replaceAll(/\D/g, '').slice(-12).padStart(12, '0')
  const digits = `${billerNumber}${loan}${String(amount).padStart(11, '0')}`
  return `${digits}${checkDigit(digits)}`
}

/** Returns the check digit: weights 3 and 1 from the right, modulo 10. */
function checkDigit(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0)
  return (10 - (sum % 10)) % 10
}
