import { inject, injectable } from 'inversify'
import { success, type Result } from '@/domain/shared/result'
import type { CropSquare } from '@/domain/profile/square-crop'
import { mayRequestHaveBeenDone } from '@/application/shared/may-request-have-been-done'
import { CustomerAvatar } from './customer-avatar'
import type { OpenedPicture, PictureFailure } from './picture-cropper.port'
import { ProfileGateway, type SaveAvatarFailure, type ProfileOwner } from './profile.port'

export type ChangeAvatarFailure = SaveAvatarFailure | PictureFailure

/**
 * Uploads the chosen square of a picture as the customer's photo. From then on every screen shows this photo.
 * If it is unknown whether the lender stored it, deletes the photo from memory, so that it is loaded again.
 * Source: PRO-01, PRO-03.
 */
@injectable()
export class ChangeAvatar {
  constructor(
    @inject(ProfileGateway) private readonly gateway: ProfileGateway,
    @inject(CustomerAvatar) private readonly avatar: CustomerAvatar,
  ) {}

  async execute(
    owner: ProfileOwner,
    picture: OpenedPicture,
    square: CropSquare,
  ): Promise<Result<void, ChangeAvatarFailure>> {
    const cut = await picture.crop(square)
    if (!cut.ok) return cut
    const saved = await this.gateway.saveAvatar(owner, { kind: 'jpeg', name: 'avatar.jpg', bytes: cut.value })
    if (!saved.ok) {
      const { failure } = saved
      if (failure.kind !== 'picture-refused' && mayRequestHaveBeenDone(failure)) this.avatar.forget()
      return saved
    }
    const blob = new Blob([new Uint8Array(cut.value)], { type: 'image/jpeg' })
    this.avatar.setPicture(owner.customerId, { blob, contentType: 'image/jpeg' })
    return success()
  }
}
