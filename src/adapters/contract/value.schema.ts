import * as v from 'valibot'

/** An integer of 0 or more, such as the number of installments of a loan. Source: 1§3, 2§3. */
export const nonNegativeIntegerSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** The numeric code that the lender gives a product or a subproduct. Source: 1§3. */
export const productCodeSchema = v.pipe(v.number(), v.safeInteger())

/** A rate in percent per year, such as `85.5`; from 0 to a million. Source: REV-09, GEN-10. */
export const yearlyPercentSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000))

/**
 * The lender's number of a loan. It contains no slash and no space, because the portal puts it into the
 * path of an address.
 */
export const loanNumberSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/))

/**
 * The server's code for the reason why it refused a request. Any text is valid; the portal knows the
 * meaning of some of the codes. Source: PAY-15, PAY-16.
 */
export const refusalCodeSchema = v.string()

/**
 * A code sent by SMS, of four or six digits as the lender has configured; by default four.
 * Source: ACC-07.
 */
export const smsCodeSchema = v.pipe(v.string(), v.regex(/^(\d{4}|\d{6})$/))

const taxIdWeights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]

function hasValidCheckDigit(text: string): boolean {
  const sum = taxIdWeights.reduce((total, weight, position) => total + weight * Number(text[position]), 0)
  return (11 - (sum % 11)) % 11 === Number(text[10])
}

/**
 * A CUIT or CUIL (tax id): 11 digits without hyphens. The first digit is not 0 and the last digit is a
 * check digit.
 */
export const taxIdSchema = v.pipe(v.string(), v.regex(/^[1-9]\d{10}$/), v.check(hasValidCheckDigit))

/**
 * An e-mail address sent to the lender. This check is loose: it accepts every address that the forms of the
 * portal accept. Source: PRO-02, SUP-01.
 */
export const emailSchema = v.pipe(v.string(), v.regex(/^[^\s@]+@[^\s@]+$/))

/** A boolean written as text (`true` or `false`) in the query of a web address. */
export const queryFlagSchema = v.picklist(['true', 'false'])

/** A picture or PDF in a multipart form. This schema does not check the file's bytes. Source: 1§5. */
export const uploadedFileSchema = v.blob()
