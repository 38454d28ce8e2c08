import type { accessContract } from '@/adapters/contract/access.contract'
import type { CallQueryParameters } from '@/adapters/contract/call'
import type { ContractHandlers } from '@/adapters/fake/shared/handler'
import { findIdentityCheckRefusal, toIdentityCheckIds } from './identity-check-refusal'
import type { Lender } from '@/adapters/fake/lender'
import { toLoginPlace, createLoginAnswer } from '@/adapters/fake/session/login-answer'
import { createNewPhoneSmsCodeId } from './sms-codes'
import { maxWrongPasswords, type CustomerRecord, type LoanRecord } from '@/adapters/fake/shared/records'
import {
  customerNotFoundRefusal,
  createRefusal,
  createTooManyRequestsRefusal,
  type Refusal,
  wrongSmsCodeRefusal,
} from '@/adapters/fake/shared/refusal'

const wrongPasswordRefusal = createRefusal(
  409,
  'LOGIN_INVALID_USER_OR_PASSWORD',
  'Usuario y/o contraseña incorrectos',
)
const userBlockedRefusal = createRefusal(
  409,
  'LOGIN_INVALID_USER_BLOCKED',
  'Tu usuario está bloqueado. Restablecé tu contraseña.',
)
const invalidPhoneRefusal = createRefusal(409, 'INVALID_PHONE_NUMBER', 'El número de teléfono no es válido')
const invalidEmailRefusal = createRefusal(409, 'INVALID_CUSTOMER_EMAIL', 'El correo electrónico no es válido')

export const accessHandlers: ContractHandlers<typeof accessContract> = {
  findPeople({ path, lender }) {
    const people = lender.store.customers.where({ dni: path.dni })
    return people.length > 0 ? people.map(toPersonAnswer) : customerNotFoundRefusal
  },

  /**
   * Returns the customer's last loan. Only that customer, with a session, receives the `loanId` and
   * `externalId` of the loan; other people only learn whether there is a loan, and its status. Source:
   * SES-22.
   */
  findLastLoan({ path, query, customer, lender }) {
    const { noLoans, loanStatus } = lender.overrides
    const statuses = query.statusList.split(',')
    const statusOf = ({ terms }: LoanRecord) => loanStatus ?? toLoanStatusCode(terms.status)
    const loan = lender.ledger
      .findCustomerBalances(path.taxId)
      .filter(() => !noLoans)
      .filter((balance) => statuses.includes(statusOf(balance.loan)))
      .at(-1)?.loan
    if (!loan) return undefined
    const isOwner = customer?.id === path.taxId
    return {
      loanId: isOwner ? loan.id : undefined,
      externalId: isOwner ? loan.externalId : undefined,
      status: statusOf(loan),
    }
  },

  findCredentials({ path, lender }) {
    const customer = lender.store.customers.find(path.taxId)
    return { hasCredentials: !lender.overrides.noPassword && customer?.password !== undefined }
  },

  sendCode({ path, query, lender }) {
    const customer = lender.store.customers.find(path.id)
    if (!customer) return customerNotFoundRefusal
    const phone = query.phone ?? customer.cellphone
    if (!/^\d{6,12}$/.test(phone)) return invalidPhoneRefusal
    const refused = query.phone === undefined ? undefined : newPhoneRefusal(query, customer, lender)
    if (refused) return refused
    if (query.sendByEmail === 'true' && lender.overrides.emailUnreachable) return invalidEmailRefusal
    const codeId = query.phone === undefined ? customer.id : createNewPhoneSmsCodeId(customer.id, phone)
    const smsCode = lender.smsCodes.createCode(codeId)
    if (smsCode === undefined)
      return createTooManyRequestsRefusal(lender.smsCodes.secondsUntilNextCode(codeId), 'TOO_MANY_ATTEMPTS')
    return {
      phoneNumber: phone,
      customerEmail: query.sendByEmail === 'true' ? customer.email : undefined,
      smsCode,
    }
  },

  authenticateWithCode({ path, body, lender }) {
    const customer = lender.store.customers.find(path.taxId)
    if (!customer) return customerNotFoundRefusal
    if (!lender.smsCodes.verifyCode(customer.id, body.smsCode)) return wrongSmsCodeRefusal
    lender.store.customers.change(customer.id, { lastLoginPlace: toLoginPlace(body.authFromApp ?? false) })
    if (body.resetPassword) lender.store.customers.change(customer.id, { failedPasswords: 0 })
    return createLoginAnswer(customer, lender, body.resetPassword ? 'reset-code' : 'code')
  },

  logInWithPassword({ path, query, body, lender }) {
    const customer = lender.store.customers.find(path.customerTaxId)
    if (!customer) return wrongPasswordRefusal
    if (customer.failedPasswords >= maxWrongPasswords) return userBlockedRefusal
    if (customer.password === undefined || customer.password !== body.password) {
      const failedPasswords = customer.failedPasswords + 1
      lender.store.customers.change(customer.id, { failedPasswords })
      return failedPasswords >= maxWrongPasswords ? userBlockedRefusal : wrongPasswordRefusal
    }
    const lastLoginPlace = toLoginPlace(query.isAuthFromApp === 'true')
    lender.store.customers.change(customer.id, { failedPasswords: 0, lastLoginPlace })
    return createLoginAnswer(customer, lender, 'password')
  },
}

/**
 * Returns the refusal to send a code to a phone that is not yet the customer's, if the identity check that
 * this requires is not valid; otherwise undefined. Source: ACC-36.
 */
function newPhoneRefusal(
  { idtx = '', externalTransactionId = '' }: CallQueryParameters<typeof accessContract.sendCode>,
  customer: CustomerRecord,
  lender: Lender,
): Refusal | undefined {
  const check = toIdentityCheckIds({ idtx, externalTransactionId })
  return findIdentityCheckRefusal(check, { taxId: customer.id, purpose: 'PHONE' }, lender)
}

function toLoanStatusCode(status: 'ACTIVE' | 'FINISHED'): 'ACT' | 'CAN' {
  return status === 'ACTIVE' ? 'ACT' : 'CAN'
}

function toPersonAnswer(customer: CustomerRecord) {
  return {
    fullname: `${customer.firstName} ${customer.surname}`,
    customerTaxId: customer.id,
    gender: customer.gender,
  }
}
