import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import {
  framingAfterDrag,
  cropSquareOfFraming,
  initialPictureFraming,
  type PictureFraming,
  type CropSquare,
} from '@/domain/profile/square-crop'
import type { UploadProblem } from '@/domain/shared/upload'
import { CurrentDevice } from '@/application/access/current-device.port'
import { readAndCheckChosenFile, type ChosenFile } from '@/application/documents/read-upload'
import { ChangeAvatar, type ChangeAvatarFailure } from '@/application/profile/change-avatar'
import { CustomerAvatar } from '@/application/profile/customer-avatar'
import type { ProfileOwner } from '@/application/profile/profile.port'
import { SessionStore } from '@/application/session/session-store'
import { PictureCropper, type OpenedPicture } from '@/application/profile/picture-cropper.port'
import { observeFields } from '@/ui/kit/observe-fields'
import { PendingRequest } from '@/ui/kit/pending-request'

/** Why a chosen file cannot be used as a photo. Source: PRO-01, GEN-04. */
type AvatarFileProblem = UploadProblem | 'not-shown'

type AvatarState =
  | { readonly phase: 'showing'; readonly isChanged: boolean; readonly takesFocus: boolean }
  | { readonly phase: 'choosing'; readonly problem?: AvatarFileProblem }
  | { readonly phase: 'opening' }
  /**
   * State in which the portal's code that opens photos could not be loaded, for example without a connection.
   * The chosen file is kept, so that the customer can try again.
   */
  | { readonly phase: 'not-opened'; readonly file: ChosenFile }
  | { readonly phase: 'framing'; readonly picture: OpenedPicture; readonly failure?: ChangeAvatarFailure }
  | { readonly phase: 'saving'; readonly picture: OpenedPicture }

/**
 * The choice of the customer's photo. They take it with the camera or choose a file, and crop it to a
 * square before it is sent. Source: PRO-01.
 */
@injectable()
export class AvatarViewModel {
  state: AvatarState = { phase: 'showing', isChanged: false, takesFocus: false }
  framing: PictureFraming = initialPictureFraming
  savedPhoto: Blob | undefined = undefined
  private owner: ProfileOwner | undefined

  constructor(
    @inject(CustomerAvatar) private readonly avatar: CustomerAvatar,
    @inject(ChangeAvatar) private readonly change: ChangeAvatar,
    @inject(PictureCropper) private readonly pictureCropper: PictureCropper,
    @inject(SessionStore) private readonly sessions: SessionStore,
    @inject(CurrentDevice) private readonly device: CurrentDevice,
    @inject(PendingRequest) readonly pendingRequest: PendingRequest,
  ) {
    observeFields(this, 'state', 'framing', 'savedPhoto')
  }

  onMount(): () => void {
    const stop = this.avatar.onChange(this.show)
    this.show()
    void this.avatar.load()
    return () => {
      stop()
      this.pendingRequest.cancel()
      this.closePicture()
    }
  }

  /**
   * Whether the portal offers to take a photo with the camera. It does not on a computer, which may have
   * no camera.
   */
  get canTakePhoto(): boolean {
    return !this.device.isDesktop()
  }

  /** The square part of the photo that will be sent; undefined if there is no photo to crop. */
  get chosenCropSquare(): CropSquare | undefined {
    const { state } = this
    return 'picture' in state ? cropSquareOfFraming(state.picture, this.framing) : undefined
  }

  startChoosingPhoto(): void {
    if (this.state.phase !== 'showing') return
    this.owner = this.sessions.customer()
    this.state = { phase: 'choosing' }
  }

  /** Discards the chosen photo. Loads the customer's photo again if it is unknown which one is stored. */
  discardPhoto(): void {
    if (this.state.phase === 'saving') return
    this.pendingRequest.cancel()
    this.closePicture()
    this.state = { phase: 'showing', isChanged: false, takesFocus: true }
    void this.avatar.load()
  }

  /** Discards the photo that the customer has chosen, and goes back to the choice of a file. */
  chooseAnotherPhoto(): void {
    if (this.state.phase !== 'framing' && this.state.phase !== 'not-opened') return
    this.closePicture()
    this.state = { phase: 'choosing' }
  }

  async openPhotoFile(file: ChosenFile): Promise<void> {
    if (this.state.phase !== 'choosing' && this.state.phase !== 'not-opened') return
    this.state = { phase: 'opening' }
    const opening = this.openPicture(file)
    await this.pendingRequest.waitForAnswer(opening, (opened) => {
      if (opened === 'no-answer') this.state = { phase: 'not-opened', file }
      else if (typeof opened === 'string') this.state = { phase: 'choosing', problem: opened }
      else {
        this.framing = initialPictureFraming
        this.state = { phase: 'framing', picture: opened }
      }
    })
    const opened = await opening
    // The customer has left meanwhile.
    if (typeof opened !== 'string' && !this.isOpen(opened)) opened.close()
  }

  changePhotoFraming(change: Partial<PictureFraming>): void {
    if (this.state.phase === 'framing') this.framing = { ...this.framing, ...change }
  }

  /**
   * Moves the photo while the customer drags it. `right` and `down` are distances, as fractions of the
   * side of the cropping square.
   */
  dragPhoto(by: { readonly right: number; readonly down: number }): void {
    if (this.state.phase === 'framing') this.framing = framingAfterDrag(this.state.picture, this.framing, by)
  }

  async savePhoto(): Promise<void> {
    const { state, chosenCropSquare, owner } = this
    if (state.phase !== 'framing' || !chosenCropSquare || !owner) return
    const { picture } = state
    this.state = { phase: 'saving', picture }
    await this.pendingRequest.waitForAnswer(
      this.change.execute(owner, picture, chosenCropSquare),
      (changed) => {
        if (!changed.ok) {
          this.state = { phase: 'framing', picture, failure: changed.failure }
          return
        }
        picture.close()
        this.state = { phase: 'showing', isChanged: true, takesFocus: true }
      },
    )
  }

  private async openPicture(file: ChosenFile): Promise<OpenedPicture | AvatarFileProblem | 'no-answer'> {
    const upload = await readAndCheckChosenFile(file)
    if (!upload.ok) return upload.failure
    if (upload.value.kind === 'pdf') return 'not-accepted'
    const opened = await this.pictureCropper.openPicture(upload.value)
    return opened.ok ? opened.value : opened.failure.kind
  }

  private show(): void {
    runInAction(() => {
      this.savedPhoto = this.avatar.current()?.blob
    })
  }

  private isOpen(picture: OpenedPicture): boolean {
    return 'picture' in this.state && this.state.picture === picture
  }

  private closePicture(): void {
    if ('picture' in this.state) this.state.picture.close()
  }
}
