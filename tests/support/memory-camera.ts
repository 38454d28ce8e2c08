import { Subject } from 'rxjs'
import { failure, success, type Result } from '@/domain/shared/result'
import type {
  Camera,
  CameraUnavailableReason,
  CameraFacing,
  LiveCamera,
  NoQrCodeInPictureReason,
  ScanEvent,
  Viewfinder,
} from '@/application/qr-payment/camera.port'

/** In-memory camera of the device. It reads the QR codes that a test shows to it. */
export class MemoryCamera implements Camera {
  /**
   * Decision of the customer about the use of the camera before the portal opens it. `ask` means that
   * they have not decided yet.
   */
  permission: 'granted' | 'ask' | CameraUnavailableReason = 'ask'
  /**
   * What happens when the portal opens the camera. `waits` means that the customer has not answered yet
   * whether the browser may use the camera.
   */
  openingOutcome: 'opens' | 'waits' | CameraUnavailableReason = 'opens'
  hasTorch = false
  /** True if the torch of the camera stays off when the portal turns it on. */
  isTorchStuck = false
  hasOtherCamera = false
  /** Result of looking for a QR code in a picture that the customer chooses. */
  pictureResult: Result<string, NoQrCodeInPictureReason> | 'being read' = failure({ kind: 'no-code' })
  /** Cameras of the device, front or back, that the portal asked to open, in order. */
  readonly requestedCameras: CameraFacing[] = []
  private readonly pendingPermissionAnswers: (() => void)[] = []
  private readonly openedCameras: MemoryLiveCamera[] = []

  async cameraPermission(): Promise<Result<'granted' | 'ask', CameraUnavailableReason>> {
    return typeof this.permission === 'string' ? success(this.permission) : failure(this.permission)
  }

  async openCamera(_: Viewfinder, lens: CameraFacing): Promise<Result<LiveCamera, CameraUnavailableReason>> {
    this.requestedCameras.push(lens)
    if (this.openingOutcome === 'waits')
      await new Promise<void>((go) => this.pendingPermissionAnswers.push(go))
    if (typeof this.openingOutcome !== 'string') return failure(this.openingOutcome)
    const live = new MemoryLiveCamera(lens, this)
    this.openedCameras.push(live)
    return success(live)
  }

  async readQrCodeInPicture(): Promise<Result<string, NoQrCodeInPictureReason>> {
    if (this.pictureResult === 'being read') return new Promise(() => undefined)
    return this.pictureResult
  }

  /** Answers the browser's pending question to the customer whether the portal may use the camera. */
  answerPermissionRequest(outcome: 'opens' | CameraUnavailableReason): void {
    this.openingOutcome = outcome
    for (const go of this.pendingPermissionAnswers.splice(0)) go()
  }

  /** Returns the number of cameras that the portal has opened and not closed yet. */
  get activeCameraCount(): number {
    return this.openedCameras.filter(({ isOn }) => isOn).length
  }

  get isTorchLit(): boolean {
    return this.openedCameras.some(({ isOn, isLit }) => isOn && isLit)
  }

  /** Makes all open cameras report that they have read a code, such as the text of a QR code. */
  reportScannedCode(reading: ScanEvent): void {
    for (const live of this.openedCameras) live.reportScannedCode(reading)
  }
}

class MemoryLiveCamera implements LiveCamera {
  readonly scanEvents = new Subject<ScanEvent>()
  isOn = true
  isLit = false

  constructor(
    readonly facing: CameraFacing,
    private readonly camera: MemoryCamera,
  ) {}

  get hasTorch(): boolean {
    return this.camera.hasTorch
  }

  get hasOtherCamera(): boolean {
    return this.camera.hasOtherCamera
  }

  async setTorch(isOn: boolean): Promise<boolean> {
    if (this.camera.isTorchStuck) return false
    this.isLit = isOn
    return true
  }

  reportScannedCode(reading: ScanEvent): void {
    if (this.isOn) this.scanEvents.next(reading)
  }

  close(): void {
    this.isOn = false
  }
}
