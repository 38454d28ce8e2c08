/**
 * A bank account number (CBU) or a virtual one (CVU): 22 digits in two blocks, each ending in a check digit.
 */
export type Cbu = string & { readonly unit: 'cbu' }

/**
 * Returns whether the text is a valid CBU or CVU: the check digits of its two blocks are right. They are
 * calculated modulo 10 with the weights 3, 1, 7, 9 from the right, over 7 and over 13 digits.
 */
export function isCbu(text: string): text is Cbu {
  if (!/^\d{22}$/.test(text)) return false
  return blockChecks(text.slice(0, 8)) && blockChecks(text.slice(8))
}

/** Returns the check digit of a block of a CBU. `digits` are the other digits of the block. */
export function cbuCheckDigit(digits: string): number {
  const weights = '3179'
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, position) => total + Number(digit) * Number(weights.charAt(position % 4)), 0)
  return (10 - (sum % 10)) % 10
}

function blockChecks(block: string): boolean {
  return cbuCheckDigit(block.slice(0, -1)) === Number(block.at(-1))
}
