import { inject, injectable } from 'inversify'
import {
  sessionsWithCurrentFirst,
  type SessionsAndPasskeys,
  type SessionOrPasskeyRemoval,
  type OpenSession,
  type RegisteredPasskey,
} from '@/domain/protection/sessions-and-passkeys'
import { dayInBuenosAires, type Instant } from '@/domain/shared/calendar-date'
import { SkippedItems } from '@/application/shared/skipped-items'
import { AccountDeviceQueries } from '@/application/protection/protection.port'
import { AsyncState, failedPhase } from '@/ui/kit/async-state'
import { formatLongDate, formatTime } from '@/ui/kit/format'
import { observeFields } from '@/ui/kit/observe-fields'
import { devicesTexts as texts } from '@/ui/texts/devices.texts'
import { SessionOrPasskeyRemovalViewModel } from './session-or-passkey-removal-view-model'

type DevicesState =
  /** `isComplete` is false if the lender sent a session or passkey that could not be read. Source: GEN-10. */
  | {
      readonly phase: 'known'
      readonly sessionsAndPasskeys: SessionsAndPasskeys
      readonly isComplete: boolean
    }
  | { readonly phase: 'not-offered' }

/**
 * The screen with the open sessions and passkeys of the customer's account. The customer needs their
 * password or a passkey to end a session or delete a passkey. Source: ACC-39.
 */
@injectable()
export class DevicesViewModel {
  constructor(
    @inject(AccountDeviceQueries) private readonly queries: AccountDeviceQueries,
    @inject(SkippedItems) private readonly skippedItems: Pick<SkippedItems, 'lists'>,
    @inject(SessionOrPasskeyRemovalViewModel) readonly removalDialog: SessionOrPasskeyRemovalViewModel,
    @inject(AsyncState) readonly asyncState: AsyncState<DevicesState>,
  ) {
    observeFields(this)
  }

  onMount(): () => void {
    const end = this.asyncState.load(
      () => this.queries.sessionsAndPasskeys(),
      (devices) => {
        if (devices.ok) {
          const isComplete = this.skippedItems.lists.size === 0
          return { phase: 'known', sessionsAndPasskeys: devices.value, isComplete }
        }
        if (devices.failure.kind === 'not-offered') return { phase: 'not-offered' }
        return failedPhase(devices.failure)
      },
    )
    return () => {
      end()
      this.removalDialog.close()
    }
  }

  sessionsCurrentFirst({ sessions }: SessionsAndPasskeys): readonly OpenSession[] {
    return sessionsWithCurrentFirst(sessions)
  }

  deviceName({ device }: OpenSession): string {
    return device ?? texts.unnamed
  }

  sessionDetailText({ place, lastUsedAt }: OpenSession): string {
    const used = texts.lastUsed(momentText(lastUsedAt))
    return place === undefined ? used : `${place}. ${used}`
  }

  passkeyCreationText({ createdAt }: RegisteredPasskey): string | undefined {
    return createdAt && texts.since(formatLongDate(dayInBuenosAires(createdAt)))
  }

  openSessionOrPasskeyRemovalDialog(change: SessionOrPasskeyRemoval): void {
    const { loadedState } = this.asyncState
    if (loadedState?.phase === 'known')
      this.removalDialog.openDialog(
        change,
        loadedState.sessionsAndPasskeys,
        () => void this.asyncState.retry(),
      )
  }
}

function momentText(moment: Instant): string {
  return texts.moment(formatLongDate(dayInBuenosAires(moment)), formatTime(moment))
}
