import { Subject } from 'rxjs'
import { failure, success, type Result } from '@/domain/shared/result'
import type {
  Camera,
  CameraProblem,
  CameraFacing,
  LiveCamera,
  PictureProblem,
  CameraReading,
  Viewfinder,
} from '@/application/qr-payment/camera.port'

/** A camera that reads the codes that a test shows it. */
export class MemoryCamera implements Camera {
  /** The customer's earlier decision about the camera. */
  decided: 'granted' | 'ask' | CameraProblem = 'ask'
  /** What happens when the camera is opened; `waits`: the customer has not answered yet. */
  outcome: 'opens' | 'waits' | CameraProblem = 'opens'
  hasTorch = false
  /** Whether it has a torch that does not work. */
  isTorchStuck = false
  hasOtherLens = false
  /** What is read in the next picture. */
  picture: Result<string, PictureProblem> | 'being read' = failure({ kind: 'no-code' })
  /** Which camera was requested, in order. */
  readonly asked: CameraFacing[] = []
  private readonly waiting: (() => void)[] = []
  private readonly lit: MemoryLiveCamera[] = []

  async permission(): Promise<Result<'granted' | 'ask', CameraProblem>> {
    return typeof this.decided === 'string' ? success(this.decided) : failure(this.decided)
  }

  async open(_: Viewfinder, lens: CameraFacing): Promise<Result<LiveCamera, CameraProblem>> {
    this.asked.push(lens)
    if (this.outcome === 'waits') await new Promise<void>((go) => this.waiting.push(go))
    if (typeof this.outcome !== 'string') return failure(this.outcome)
    const live = new MemoryLiveCamera(lens, this)
    this.lit.push(live)
    return success(live)
  }

  async readPicture(): Promise<Result<string, PictureProblem>> {
    if (this.picture === 'being read') return new Promise(() => undefined)
    return this.picture
  }

  /** The customer answers a pending request. */
  answerPermissionRequest(outcome: 'opens' | CameraProblem): void {
    this.outcome = outcome
    for (const go of this.waiting.splice(0)) go()
  }

  /** Returns the number of cameras that are on. */
  get countActiveCameras(): number {
    return this.lit.filter(({ isOn }) => isOn).length
  }

  get isLit(): boolean {
    return this.lit.some(({ isOn, isLit }) => isOn && isLit)
  }

  /** Shows a code to the cameras that are on. */
  showCode(reading: CameraReading): void {
    for (const live of this.lit) live.read(reading)
  }
}

class MemoryLiveCamera implements LiveCamera {
  readonly readings = new Subject<CameraReading>()
  isOn = true
  isLit = false

  constructor(
    readonly lens: CameraFacing,
    private readonly camera: MemoryCamera,
  ) {}

  get hasTorch(): boolean {
    return this.camera.hasTorch
  }

  get hasOtherLens(): boolean {
    return this.camera.hasOtherLens
  }

  async lightTorch(isOn: boolean): Promise<boolean> {
    if (this.camera.isTorchStuck) return false
    this.isLit = isOn
    return true
  }

  read(reading: CameraReading): void {
    if (this.isOn) this.readings.next(reading)
  }

  close(): void {
    this.isOn = false
  }
}
