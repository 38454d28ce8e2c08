import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import type { Subscription } from 'rxjs'
import {
  Camera,
  type CameraUnavailableReason,
  type CameraFacing,
  type LiveCamera,
  type ScanEvent,
  type Viewfinder,
} from '@/application/qr-payment/camera.port'
import { BrowserDisplay } from '@/application/shared/browser-display.port'
import { observeFields } from '@/ui/kit/observe-fields'
import { cameraStoppedMessage, cameraProblemMessage, qrPaymentTexts } from '@/ui/texts/qr-payment.texts'

type CameraState =
  /** State in which the camera is off. `why` is the reason; undefined if no reason is shown. */
  | { readonly phase: 'off'; readonly why?: { readonly title?: string; readonly text: string } }
  | { readonly phase: 'asking'; readonly lens: CameraFacing }
  | { readonly phase: 'on'; readonly live: LiveCamera; readonly torch: TorchState }

/**
 * The state of the camera's torch (its light). `stuck`: switching it failed; a message over the camera's
 * picture says so. Source: QRP-09.
 */
type TorchState = 'dark' | 'lit' | 'stuck'

/**
 * The camera of the scanner. After an explanation, the customer is asked once for permission. The camera
 * is switched off when they leave the screen or the page is hidden. Source: QRP-01, QRP-09.
 */
@injectable()
export class ScannerCamera {
  state: CameraState = { phase: 'off' }
  private onCodeFound: (text: string) => void = () => undefined
  private readings: Subscription | undefined
  private openingNumber = 0

  constructor(
    @inject(Camera) private readonly camera: Camera,
    @inject(BrowserDisplay) private readonly browserDisplay: BrowserDisplay,
  ) {
    observeFields(this, 'state')
  }

  /** Sets the function that is called with each text that the camera reads. */
  setQrCodeListener(found: (text: string) => void): void {
    this.onCodeFound = found
  }

  /** Switches the camera on at once, but only if the customer has already allowed its use. */
  switchOnIfAllowed(): void {
    void this.beginIfAllowed()
  }

  /** Switches the camera on. The browser asks the customer for permission if needed. */
  switchOn(lens: CameraFacing = 'environment'): void {
    this.close()
    this.state = { phase: 'asking', lens }
  }

  switchLens(): void {
    if (this.state.phase !== 'on') return
    this.switchOn(this.state.live.facing === 'environment' ? 'user' : 'environment')
  }

  /** Opens the camera and shows its picture in the given element. */
  async showCameraPictureIn(viewfinder: Viewfinder): Promise<void> {
    if (this.state.phase !== 'asking') return
    const openingNumber = (this.openingNumber += 1)
    const opened = await this.camera.openCamera(viewfinder, this.state.lens)
    runInAction(() => {
      if (openingNumber !== this.openingNumber || this.state.phase !== 'asking') {
        if (opened.ok) opened.value.close()
      } else if (opened.ok) this.watch(opened.value)
      else this.state = { phase: 'off', why: this.problemText(opened.failure) }
    })
  }

  async toggleTorch(): Promise<void> {
    if (this.state.phase !== 'on') return
    const { live, torch } = this.state
    const wantedTorch = torch === 'lit' ? 'dark' : 'lit'
    const isDone = await live.setTorch(wantedTorch === 'lit')
    runInAction(() => {
      if (this.state.phase !== 'on' || this.state.live !== live) return
      this.state = { ...this.state, torch: isDone ? wantedTorch : 'stuck' }
    })
  }

  /**
   * Switches the camera off, because the page is hidden. While the browser asks for permission, does
   * nothing, because the browser's dialog hides the page too.
   */
  turnOffWhileHidden(): void {
    if (this.state.phase !== 'on') return
    this.close()
    this.state = { phase: 'off', why: { text: qrPaymentTexts.scanner.paused } }
  }

  switchOff(): void {
    this.close()
    this.state = { phase: 'off' }
  }

  private async beginIfAllowed(): Promise<void> {
    const openingNumber = (this.openingNumber += 1)
    const permission = await this.camera.cameraPermission()
    runInAction(() => {
      if (openingNumber !== this.openingNumber) return
      if (!permission.ok) this.state = { phase: 'off', why: this.problemText(permission.failure) }
      else if (permission.value === 'granted') this.switchOn()
    })
  }

  private problemText(problem: CameraUnavailableReason) {
    return cameraProblemMessage(problem, this.browserDisplay.isStandalone() ? 'app' : 'browser')
  }

  private watch(live: LiveCamera): void {
    this.state = { phase: 'on', live, torch: 'dark' }
    this.readings = live.scanEvents.subscribe((reading) => runInAction(() => this.handleReading(reading)))
  }

  private handleReading(reading: ScanEvent): void {
    if (reading.kind === 'code') this.onCodeFound(reading.text)
    else {
      this.close()
      this.state = { phase: 'off', why: cameraStoppedMessage }
    }
  }

  private close(): void {
    this.openingNumber += 1
    this.readings?.unsubscribe()
    this.readings = undefined
    if (this.state.phase === 'on') this.state.live.close()
  }
}
