import type { Result } from '@/domain/shared/result'
import type { LoginCodeDelivery } from '@/application/access/access.port'
import type {
  ChangePhoneNumberFailure,
  PhoneNumberChangeRequest,
  PhoneNumberChangeGateway,
  SendCodeToNewPhoneNumberFailure,
} from '@/application/access/phone-change.port'
import type { CallQueryParameters } from '@/adapters/contract/call'
import { accessContract } from '@/adapters/contract/access.contract'
import { phoneChangeContract } from '@/adapters/contract/phone-change.contract'
import { toLoginCodeDelivery } from './code-delivery-mapper'
import type { HttpClient } from './http-client'
import type { HttpRefusal } from './http-failure'
import { HttpGateway, ignoreResponseBody } from './http-gateway'
import { toIdentityCheckFields } from './identity-check-gateway'
import { toSendCodeFailure } from './send-code-failure'
import type { GatewayEnvironment } from './http-environment'

export class HttpPhoneChangeGateway extends HttpGateway implements PhoneNumberChangeGateway {
  constructor(
    client: HttpClient,
    private readonly environment: Pick<GatewayEnvironment, 'showsLoginCodes'>,
  ) {
    super(client)
  }

  sendCodeToNewPhoneNumber(
    phone: PhoneNumberChangeRequest,
  ): Promise<Result<LoginCodeDelivery, SendCodeToNewPhoneNumberFailure>> {
    return this.askWithFailures(
      accessContract.sendCode,
      { path: { id: phone.taxId }, query: toCodeQuery(phone) },
      {
        toValue: (sent) => toLoginCodeDelivery({ ...sent, customerEmail: undefined }, this.environment),
        refusalFailures: toSendCodeToNewPhoneNumberFailure,
      },
    )
  }

  changePhoneNumber(
    { taxId, cellphone, check }: PhoneNumberChangeRequest,
    code: string,
  ): Promise<Result<void, ChangePhoneNumberFailure>> {
    return this.askWithFailures(
      phoneChangeContract.updateCellphone,
      { path: { taxId }, body: { cellphone, smsCode: code, ...toIdentityCheckFields(check) } },
      {
        toValue: ignoreResponseBody,
        refusalFailures: {
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
  linkHash,
  check,
}: PhoneNumberChangeRequest): CallQueryParameters<typeof accessContract.sendCode> {
  const whole = { phone: cellphone, sendByEmail: 'false', ...toIdentityCheckFields(check) } as const
  return linkHash === undefined ? whole : { ...whole, hash: linkHash }
}

/**
 * Converts a refusal to send a code to the new phone. The refusal may also be about the identity check.
 * Source: ACC-36.
 */
function toSendCodeToNewPhoneNumberFailure(
  refusal: HttpRefusal,
): SendCodeToNewPhoneNumberFailure | undefined {
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
