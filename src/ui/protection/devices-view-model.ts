import { inject, injectable } from 'inversify'
import {
  sessionsInOrder,
  type AccountDevices,
  type DeviceChange,
  type OpenSession,
  type RegisteredPasskey,
} from '@/domain/protection/devices'
import { dayInBuenosAires, type Instant } from '@/domain/shared/calendar-date'
import { ChangeDevices } from '@/application/protection/change-devices'
import type { ProofWanted } from '@/application/protection/customer-proof'
import { DeviceQueries } from '@/application/protection/device-queries'
import { AsyncState, failed } from '@/ui/kit/async-state'
import { formatLongDate, formatTime } from '@/ui/kit/format'
import { observed } from '@/ui/kit/observed'
import { PendingRequest } from '@/ui/kit/pending-request'
import { Toasts } from '@/ui/kit/toasts'
import { accessTexts } from '@/ui/texts/access.texts'
import { devicesTexts as texts } from '@/ui/texts/devices.texts'
import { proofFailureText } from '@/ui/texts/proof.texts'

export interface DevicesShown {
  readonly phase: 'known'
  readonly devices: AccountDevices
}

export type DevicesDialog =
  | { readonly phase: 'closed' }
  | { readonly phase: 'asking'; readonly change: DeviceChange; readonly error?: string | undefined }
  | { readonly phase: 'sending'; readonly change: DeviceChange }

/** The sessions and passkeys, each of which can be ended after the password or a passkey. Source: ACC-39. */
@injectable()
export class DevicesViewModel {
  dialog: DevicesDialog = { phase: 'closed' }
  password = ''
  private calledOff = new AbortController()

  constructor(
    @inject(DeviceQueries) private readonly queries: DeviceQueries,
    @inject(ChangeDevices) private readonly changeDevices: ChangeDevices,
    @inject(Toasts) private readonly toasts: Toasts,
    @inject(AsyncState) readonly answer: AsyncState<DevicesShown>,
    @inject(PendingRequest) readonly pendingRequest: PendingRequest,
  ) {
    observed(this, 'dialog', 'password')
  }

  start(): () => void {
    const end = this.answer.ask(
      () => this.queries.devices(),
      (devices) => {
        if (devices.ok) return { phase: 'known', devices: devices.value }
        if (devices.failure.kind === 'not-offered') return { phase: 'failed', message: texts.notOffered }
        return failed(devices.failure)
      },
    )
    return () => {
      end()
      this.close()
    }
  }

  sessionsOf({ sessions }: AccountDevices): readonly OpenSession[] {
    return sessionsInOrder(sessions)
  }

  nameOf({ device }: OpenSession): string {
    return device ?? texts.unnamed
  }

  detailOf({ place, lastUsedAt }: OpenSession): string {
    const used = texts.lastUsed(momentText(lastUsedAt))
    return place === undefined ? used : `${place}. ${used}`
  }

  sinceOf({ createdAt }: RegisteredPasskey): string | undefined {
    return createdAt && texts.since(formatLongDate(dayInBuenosAires(createdAt)))
  }

  ask(change: DeviceChange): void {
    this.password = ''
    this.dialog = { phase: 'asking', change }
  }

  close(): void {
    this.calledOff.abort()
    this.calledOff = new AbortController()
    this.pendingRequest.end()
    this.password = ''
    this.dialog = { phase: 'closed' }
  }

  typePassword(typed: string): void {
    this.password = typed
    if (this.dialog.phase === 'asking') this.dialog = { phase: 'asking', change: this.dialog.change }
  }

  async confirm(): Promise<void> {
    const { dialog, password } = this
    if (dialog.phase !== 'asking') return
    if (password === '') this.dialog = { ...dialog, error: accessTexts.password.required }
    else await this.send(dialog.change, { by: 'password', password })
  }

  async confirmWithPasskey(): Promise<void> {
    if (this.dialog.phase !== 'asking') return
    await this.send(this.dialog.change, { by: 'passkey', signal: this.calledOff.signal })
  }

  private async send(change: DeviceChange, proof: ProofWanted): Promise<void> {
    const devices = this.answer.shown?.devices
    if (!devices) return
    this.dialog = { phase: 'sending', change }
    await this.pendingRequest.run(this.changeDevices.execute(change, proof, devices), (changed) => {
      if (!changed.ok) {
        this.dialog = { phase: 'asking', change, error: proofFailureText(changed.failure) }
        return
      }
      this.close()
      this.toasts.show({ text: texts.questions[change.kind].done, tone: 'good' })
      void this.answer.retry()
    })
  }
}

function momentText(moment: Instant): string {
  return texts.moment(formatLongDate(dayInBuenosAires(moment)), formatTime(moment))
}
