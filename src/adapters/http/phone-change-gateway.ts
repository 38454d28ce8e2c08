import { maskedPhone } from '@/domain/access/masked-phone'
import { failure, success, type Result } from '@/domain/shared/result'
import type { CodeDelivery, SendCodeFailure } from '@/application/access/access.port'
import type { ChangePhoneFailure, NewPhone, PhoneChangeGateway } from '@/application/access/phone-change.port'
import { accessContract } from '@/adapters/contract/access.contract'
import { phoneChangeContract } from '@/adapters/contract/phone-change.contract'
import type { HttpClient } from './http-client'
import { toGatewayFailure } from './http-failure'

export class HttpPhoneChangeGateway implements PhoneChangeGateway {
  constructor(
    private readonly client: HttpClient,
    private readonly surroundings: { readonly showsCodes: boolean },
  ) {}

  /** Never by e-mail: the code proves that the new phone is at hand. */
  async sendCode({ taxId, cellphone, hash }: NewPhone): Promise<Result<CodeDelivery, SendCodeFailure>> {
    const answer = await this.client.send('access.sendCode', accessContract.sendCode, {
      path: { id: taxId },
      query: { phone: cellphone, sendByEmail: 'false', ...(hash === undefined ? {} : { hash }) },
    })
    if (!answer.ok)
      return failure(
        answer.failure.kind === 'refused' ? { kind: 'number-not-valid' } : toGatewayFailure(answer.failure),
      )
    const { phoneNumber, smsCode } = answer.value
    return success({
      phone: maskedPhone(phoneNumber),
      ...(smsCode && this.surroundings.showsCodes ? { shownCode: smsCode } : {}),
    })
  }

  async change({ taxId, cellphone }: NewPhone, code: string): Promise<Result<void, ChangePhoneFailure>> {
    const answer = await this.client.send(
      'phone-change.updateCellphone',
      phoneChangeContract.updateCellphone,
      { path: { taxId }, body: { cellphone, smsCode: code } },
    )
    if (answer.ok) return success()
    const refusedCode = answer.failure.kind === 'refused' ? answer.failure.code : undefined
    if (refusedCode === 'ERROR_UPDATE_CUSTOMER_CELLPHONE') return failure({ kind: 'phone-not-changed' })
    if (refusedCode === 'INVALID_SMS_CODE_ERROR') return failure({ kind: 'wrong-code' })
    return failure(toGatewayFailure(answer.failure))
  }
}
