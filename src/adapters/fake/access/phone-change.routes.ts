import type { phoneChangeContract } from '@/adapters/contract/phone-change.contract'
import type { Handlers } from '@/adapters/fake/shared/handler'
import { identityCheckRefusal, toIdentityCheckIds } from './identity-check-refusal'
import { newPhoneCodeId } from './sms-codes'
import { customerNotFound, refusal } from '@/adapters/fake/shared/refusal'

const wrongCode = refusal(409, 'INVALID_SMS_CODE_ERROR', 'El código es incorrecto')
const notChanged = refusal(409, 'ERROR_UPDATE_CUSTOMER_CELLPHONE', 'No se pudo cambiar el celular.')

export const phoneChangeHandlers: Handlers<typeof phoneChangeContract> = {
  /**
   * Changes the customer's phone. Requires an identity check of the same person and the code sent to the new
   * phone, which must not be the phone of another customer.
   */
  updateCellphone({ path, body, lender }) {
    const customer = lender.store.customers.find(path.taxId)
    if (!customer) return customerNotFound
    const check = toIdentityCheckIds(body)
    const refused = identityCheckRefusal(check, { taxId: customer.id, purpose: 'PHONE' }, lender)
    if (refused) return refused
    if (!lender.smsCodes.useCode(newPhoneCodeId(customer.id, body.cellphone), body.smsCode)) return wrongCode
    const holders = lender.store.customers.where({ cellphone: body.cellphone })
    if (holders.some(({ id }) => id !== customer.id)) return notChanged
    lender.identityChecks.markUsed(check)
    lender.store.customers.change(customer.id, { cellphone: body.cellphone })
    lender.protection.holdBackAfter(customer.id, 'PHONE_CHANGED')
    return undefined
  },
}
