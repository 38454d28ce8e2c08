import type { Result } from '@/domain/shared/result'
import type { LoginCodeDelivery } from '@/application/access/access.port'
import type {
  ChangePhoneFailure,
  PhoneChangeRequest,
  PhoneChangeGateway,
  SendCodeToNewPhoneFailure,
} from '@/application/access/phone-change.port'
import type { CallQuery } from '@/adapters/contract/call'
import { accessContract } from '@/adapters/contract/access.contract'
import { phoneChangeContract } from '@/adapters/contract/phone-change.contract'
import { toCodeDelivery } from './code-delivery-mapper'
import type { HttpClient } from './http-client'
import type { HttpRefusal } from './http-failure'
import { HttpGateway, ignoreResponseBody } from './http-gateway'
import { toIdentityCheckFields } from './identity-check-gateway'
import { toSendCodeFailure } from './send-code-failure'
import type { GatewayEnvironment } from './http-environment'

export class HttpPhoneChangeGateway extends HttpGateway implements PhoneChangeGateway {
  constructor(
    client: HttpClient,
    private readonly environment: Pick<GatewayEnvironment, 'showsCodes'>,
  ) {
    super(client)
  }

  sendCodeToNewPhone(
    phone: PhoneChangeRequest,
  ): Promise<Result<LoginCodeDelivery, SendCodeToNewPhoneFailure>> {
    return this.askOr(
      accessContract.sendCode,
      { path: { id: phone.taxId }, query: toCodeQuery(phone) },
      {
        to: (sent) => toCodeDelivery({ ...sent, customerEmail: undefined }, this.environment),
        refused: toSendFailure,
      },
    )
  }

  changePhone(
    { taxId, cellphone, check }: PhoneChangeRequest,
    code: string,
  ): Promise<Result<void, ChangePhoneFailure>> {
    return this.askOr(
      phoneChangeContract.updateCellphone,
      { path: { taxId }, body: { cellphone, smsCode: code, ...toIdentityCheckFields(check) } },
      {
        to: ignoreResponseBody,
        refused: {
          ERROR_UPDATE_CUSTOMER_CELLPHONE: { kind: 'phone-not-changed' },
          INVALID_SMS_CODE_ERROR: { kind: 'wrong-code' },
          IDENTITY_CHECK_USED: { kind: 'identity-check-used' },
          IDENTITY_CHECK_EXPIRED: { kind: 'identity-check-expired' },
          IDENTITY_CHECK_PURPOSE: { kind: 'identity-check-expired' },
        },
      },
    )
  }
}

/**
 * Returns the query of the request for a code to the new phone. The code is never sent by e-mail, because it
 * confirms that the customer has the phone.
 */
function toCodeQuery({
  cellphone,
  hash,
  check,
}: PhoneChangeRequest): CallQuery<typeof accessContract.sendCode> {
  const whole = { phone: cellphone, sendByEmail: 'false', ...toIdentityCheckFields(check) } as const
  return hash === undefined ? whole : { ...whole, hash }
}

/**
 * Converts a refusal to send a code to the new phone. The refusal may also be about the identity check.
 * Source: ACC-36.
 */
function toSendFailure(refusal: HttpRefusal): SendCodeToNewPhoneFailure | undefined {
  switch (refusal.code) {
    case 'IDENTITY_CHECK_USED':
      return { kind: 'identity-check-used' }
    case 'IDENTITY_CHECK_EXPIRED':
    case 'IDENTITY_CHECK_PURPOSE':
      return { kind: 'identity-check-expired' }
    default:
      return toSendCodeFailure(refusal)
  }
}
