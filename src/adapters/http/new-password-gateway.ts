import type { Result } from '@/domain/shared/result'
import type {
  NewPassword,
  NewPasswordGateway,
  SetPasswordFailure,
} from '@/application/access/new-password.port'
import { passwordsContract as calls } from '@/adapters/contract/passwords.contract'
import { HttpGateway, ignoreResponseBody } from './http-gateway'

export class HttpNewPasswordGateway extends HttpGateway implements NewPasswordGateway {
  setPassword({
    password,
    currentPassword,
    onBehalfOf,
  }: NewPassword): Promise<Result<void, SetPasswordFailure>> {
    const body = { newPass: password, currentPass: currentPassword }
    return this.askWithFailures(
      calls.setPassword,
      { body, onBehalfOf },
      {
        toValue: ignoreResponseBody,
        refusalFailures: {
          PASSWORD_PROOF_REQUIRED: { kind: 'proof-required' },
          WRONG_CURRENT_PASSWORD: { kind: 'wrong-current-password' },
        },
      },
    )
  }
}
