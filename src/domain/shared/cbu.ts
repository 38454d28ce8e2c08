/**
 * The number of a bank account (CBU) or of a virtual account (CVU): 22 digits in two blocks, each ending
 * in a check digit.
 */
type Cbu = string & { readonly unit: 'cbu' }

/**
 * Returns whether the text is a valid CBU or CVU: the check digits of its two blocks are right. A check
 * digit is calculated modulo 10, with the weights 3, 1, 7, 9 from the right, over the 7 or 13 digits
 * before it in its block.
 */
export function isCbu(text: string): text is Cbu {
  if (!/^\d{22}$/.test(text)) return false
  return isBlockValid(text.slice(0, 8)) && isBlockValid(text.slice(8))
}

/**
 * Returns the check digit of one block of a CBU. `digits` are the digits of the block before its check
 * digit.
 */
export function cbuCheckDigit(digits: string): number {
  const weights = '3179'
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, position) => total + Number(digit) * Number(weights.charAt(position % 4)), 0)
  return (10 - (sum % 10)) % 10
}

function isBlockValid(block: string): boolean {
  return cbuCheckDigit(block.slice(0, -1)) === Number(block.at(-1))
}
