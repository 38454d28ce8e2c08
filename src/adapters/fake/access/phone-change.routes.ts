import type { phoneChangeContract } from '@/adapters/contract/phone-change.contract'
import type { ContractHandlers } from '@/adapters/fake/shared/handler'
import { findIdentityCheckRefusal, toIdentityCheckIds } from './identity-check-refusal'
import { createNewPhoneSmsCodeId } from './sms-codes'
import { customerNotFoundRefusal, createRefusal, wrongSmsCodeRefusal } from '@/adapters/fake/shared/refusal'

const notChangedRefusal = createRefusal(
  409,
  'ERROR_UPDATE_CUSTOMER_CELLPHONE',
  'No se pudo cambiar el celular.',
)

export const phoneChangeHandlers: ContractHandlers<typeof phoneChangeContract> = {
  /**
   * Changes the customer's phone and blocks further account changes for a day. Requires an identity check of
   * the customer and the code sent to the new phone. Refused if another customer has that phone.
   */
  updateCellphone({ path, body, lender }) {
    const customer = lender.store.customers.find(path.taxId)
    if (!customer) return customerNotFoundRefusal
    const check = toIdentityCheckIds(body)
    const refused = findIdentityCheckRefusal(check, { taxId: customer.id, purpose: 'PHONE' }, lender)
    if (refused) return refused
    if (!lender.smsCodes.verifyCode(createNewPhoneSmsCodeId(customer.id, body.cellphone), body.smsCode))
      return wrongSmsCodeRefusal
    const holders = lender.store.customers.where({ cellphone: body.cellphone })
    if (holders.some(({ id }) => id !== customer.id)) return notChangedRefusal
    lender.identityChecks.markUsed(check)
    lender.store.customers.change(customer.id, { cellphone: body.cellphone })
    lender.accountProtection.blockAccountChangesForOneDay(customer.id, 'PHONE_CHANGED')
    return undefined
  },
}
