import type { Result } from '@/domain/shared/result'
import type { CodeDelivery, SendCodeFailure } from '@/application/access/access.port'
import type { ChangePhoneFailure, NewPhone, PhoneChangeGateway } from '@/application/access/phone-change.port'
import { accessContract } from '@/adapters/contract/access.contract'
import { phoneChangeContract } from '@/adapters/contract/phone-change.contract'
import { toCodeDelivery } from './code-delivery-mapper'
import type { HttpClient } from './http-client'
import { HttpGateway, nothing } from './http-gateway'
import type { Surroundings } from './surroundings'

export class HttpPhoneChangeGateway extends HttpGateway implements PhoneChangeGateway {
  constructor(
    client: HttpClient,
    private readonly surroundings: Pick<Surroundings, 'showsCodes'>,
  ) {
    super(client)
  }

  /** Never by e-mail: the code proves that the new phone is at hand. */
  sendCode({ taxId, cellphone, hash }: NewPhone): Promise<Result<CodeDelivery, SendCodeFailure>> {
    const query = {
      phone: cellphone,
      sendByEmail: 'false',
      ...(hash === undefined ? {} : { hash }),
    } as const
    return this.askOr(
      accessContract.sendCode,
      { path: { id: taxId }, query },
      {
        to: (sent) => toCodeDelivery({ ...sent, customerEmail: undefined }, this.surroundings),
        refused: () => ({ kind: 'number-not-valid' }),
      },
    )
  }

  change({ taxId, cellphone }: NewPhone, code: string): Promise<Result<void, ChangePhoneFailure>> {
    return this.askOr(
      phoneChangeContract.updateCellphone,
      { path: { taxId }, body: { cellphone, smsCode: code } },
      {
        to: nothing,
        refused: {
          ERROR_UPDATE_CUSTOMER_CELLPHONE: { kind: 'phone-not-changed' },
          INVALID_SMS_CODE_ERROR: { kind: 'wrong-code' },
        },
      },
    )
  }
}
