/** First seven digits of a virtual account, which identify the payment provider. */
const cvuProviderPrefix = '0000047'

/**
 * Returns the number of a loan's virtual account (CVU). A loan always has the same number, and its check
 * digits are valid.
 */
export function createVirtualAccountNumber(externalId: string): string {
  const holder = externalId.replaceAll(/\D/g, '').slice(-13).padStart(13, '0')
  return `${cvuProviderPrefix}${checkDigit(cvuProviderPrefix)}${holder}${checkDigit(holder)}`
}

/**
 * Returns the check digit of a block of digits in an account number. The weights are 3, 1, 7 and 9, counted
 * from the last digit.
 */
function checkDigit(block: string): number {
  const sum = Array.from(
    block,
    (digit, index) => Number(digit) * Number('3179'[(block.length - 1 - index) % 4]),
  )
  return (10 - (sum.reduce((total, each) => total + each, 0) % 10)) % 10
}
