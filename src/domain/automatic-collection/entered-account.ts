import { isCbu } from '@/domain/shared/cbu'

/** A bank account that the customer typed: the digits of a CBU or CVU, or an alias. Source: COL-01. */
export interface EnteredBankAccount {
  readonly kind: 'cbu' | 'cvu' | 'alias'
  /** The account: 22 digits without separators, or the alias in lower case. */
  readonly text: string
}

/**
 * Why a typed bank account is not valid. `length`: digits, but not 22 of them. `check-digits`: 22 digits of
 * which the check digits are wrong. `alias`: neither digits nor a possible alias.
 */
export type BankAccountProblem = 'missing' | 'length' | 'check-digits' | 'alias'

/** The digits with which every CVU begins: three zeros, which are no bank's code. */
const cvuPrefix = '000'

/**
 * Matches the alias of an account: 6 to 20 characters, which are letters without accents or ñ, digits, dots
 * and hyphens.
 */
const aliasPattern = /^[a-z0-9.-]{6,20}$/

/** Returns the bank account that the customer typed, or what is wrong with it. Source: COL-01. */
export function parseEnteredBankAccount(typed: string): EnteredBankAccount | BankAccountProblem {
  const text = typed.trim()
  if (text === '') return 'missing'
  const digits = text.replaceAll(/[\s./-]/g, '')
  if (/^\d+$/.test(digits)) {
    if (digits.length !== 22) return 'length'
    if (!isCbu(digits)) return 'check-digits'
    return { kind: digits.startsWith(cvuPrefix) ? 'cvu' : 'cbu', text: digits }
  }
  const alias = text.toLowerCase()
  return aliasPattern.test(alias) ? { kind: 'alias', text: alias } : 'alias'
}
