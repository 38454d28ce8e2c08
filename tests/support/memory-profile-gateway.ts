import { failure, success, type Result } from '@/domain/shared/result'
import type { ProfileGateway } from '@/application/profile/profile.port'
import type { PortalFile } from '@/application/shared/file-saver.port'
import type { GatewayFailure } from '@/application/shared/gateway-failure'

const noAnswerFailure = failure({ kind: 'no-answer' } as const)

/**
 * In-memory gateway to the customer's profile. It returns their photo, if they have one. All other
 * methods of the gateway get no answer from the lender.
 */
export class MemoryProfileGateway implements ProfileGateway {
  avatarAnswer: Result<PortalFile | undefined, GatewayFailure> = success(undefined)

  avatar(): Promise<Result<PortalFile | undefined, GatewayFailure>> {
    return Promise.resolve(this.avatarAnswer)
  }

  editableProfile = () => Promise.resolve(noAnswerFailure)
  saveContact = () => Promise.resolve(noAnswerFailure)
  saveAddress = () => Promise.resolve(noAnswerFailure)
  provinces = () => Promise.resolve(noAnswerFailure)
  districts = () => Promise.resolve(noAnswerFailure)
  cities = () => Promise.resolve(noAnswerFailure)
  saveAvatar = () => Promise.resolve(noAnswerFailure)
}
