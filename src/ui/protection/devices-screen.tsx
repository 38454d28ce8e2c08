import { observer } from 'mobx-react-lite'
import type {
  SessionsAndPasskeys,
  OpenSession,
  RegisteredPasskey,
} from '@/domain/protection/sessions-and-passkeys'
import { addresses } from '@/ui/addresses'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Button, TextLink } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { ButtonStyledAsLink } from '@/ui/kit/button-styled-as-link'
import { Notice } from '@/ui/kit/notice'
import { Screen } from '@/ui/kit/screen'
import { Stack } from '@/ui/kit/stack'
import { useViewModel } from '@/ui/kit/use-view-model'
import { ChatTextLink } from '@/ui/shell/chat-link'
import { useArePasskeysOffered } from '@/ui/shared/use-are-passkeys-offered'
import { devicesTexts as texts } from '@/ui/texts/devices.texts'
import { SessionOrPasskeyRemovalDialog } from './session-or-passkey-removal-dialog'
import { DevicesViewModel } from './devices-view-model'
import styles from './protection.module.css'

interface ModelProps {
  readonly model: DevicesViewModel
}

/** The screen with the sessions and passkeys of the customer's account. Source: ACC-39. */
export const DevicesScreen = observer(function DevicesScreen() {
  const model = useViewModel(DevicesViewModel)
  return (
    <Screen title={texts.title} lead={texts.lead} width="narrow">
      <AsyncBoundary
        asyncState={model.asyncState}
        skeleton={{ shape: 'row', count: 3, label: texts.loading }}
        failureNoticeProps={{ title: texts.failedTitle }}
      >
        {(shown) =>
          shown.phase === 'known' ? (
            <Stack gap="large">
              <SessionsCard model={model} {...shown} />
              <PasskeysCard model={model} {...shown} />
            </Stack>
          ) : (
            <DevicesNotOfferedNotice />
          )
        }
      </AsyncBoundary>
      <p>
        {texts.wasLost} <TextLink to={addresses.lostPhone.createPath()}>{texts.lostPhone}</TextLink>
      </p>
      <SessionOrPasskeyRemovalDialog model={model.removalDialog} />
    </Screen>
  )
})

function DevicesNotOfferedNotice() {
  return (
    <Notice tone="info" title={texts.notOfferedTitle} action={<ChatTextLink />}>
      <p>{texts.notOffered}</p>
    </Notice>
  )
}

interface DevicesProps extends ModelProps {
  readonly sessionsAndPasskeys: SessionsAndPasskeys
  readonly isComplete: boolean
}

function SessionsCard({ model, sessionsAndPasskeys, isComplete }: DevicesProps) {
  const sessions = model.sessionsCurrentFirst(sessionsAndPasskeys)
  return (
    <Card label={texts.sessions}>
      <Stack>
        <h2>{texts.sessions}</h2>
        <ul className={styles['list']}>
          {sessions.map((session) => (
            <li key={session.id} className={styles['entry']}>
              <SessionItem model={model} session={session} />
            </li>
          ))}
        </ul>
        {sessions.length > 1 || !isComplete ? (
          <Button
            variant="secondary"
            onPress={() => model.openSessionOrPasskeyRemovalDialog({ kind: 'end-others' })}
          >
            {texts.endOthers}
          </Button>
        ) : (
          <p>{texts.onlyThis}</p>
        )}
      </Stack>
    </Card>
  )
}

function SessionItem({ model, session }: ModelProps & { readonly session: OpenSession }) {
  const name = model.deviceName(session)
  return (
    <>
      <div>
        <h3 className={styles['name']}>{session.isCurrent ? texts.current : name}</h3>
        {session.isCurrent && session.device !== undefined && <p>{name}</p>}
        <p className={styles['detail']}>{model.sessionDetailText(session)}</p>
      </div>
      {session.isCurrent ? undefined : (
        <ButtonStyledAsLink
          hiddenText={texts.ofDevice(name)}
          onPress={() =>
            model.openSessionOrPasskeyRemovalDialog({ kind: 'end-session', sessionId: session.id })
          }
        >
          {texts.end}
        </ButtonStyledAsLink>
      )}
    </>
  )
}

/**
 * The customer's passkeys. If the lender offers no passkeys, the card is shown only if the customer still has
 * some, so that they can delete them. Source: ACC-39, OPS-03.
 */
function PasskeysCard({ model, sessionsAndPasskeys, isComplete }: DevicesProps) {
  const arePasskeysOffered = useArePasskeysOffered()
  if (!arePasskeysOffered && sessionsAndPasskeys.passkeys.length === 0) return undefined
  return (
    <Card label={texts.passkeys}>
      <Stack>
        <h2>{texts.passkeys}</h2>
        {sessionsAndPasskeys.passkeys.length === 0 ? (
          <p>{isComplete ? texts.noPasskeys : texts.passkeysNotShown}</p>
        ) : (
          <ul className={styles['list']}>
            {sessionsAndPasskeys.passkeys.map((passkey) => (
              <li key={passkey.id} className={styles['entry']}>
                <PasskeyItem model={model} passkey={passkey} />
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  )
}

function PasskeyItem({ model, passkey }: ModelProps & { readonly passkey: RegisteredPasskey }) {
  const name = passkey.name ?? texts.unnamedPasskey
  const since = model.passkeyCreationText(passkey)
  return (
    <>
      <div>
        <h3 className={styles['name']}>{name}</h3>
        {since !== undefined && <p className={styles['detail']}>{since}</p>}
      </div>
      <ButtonStyledAsLink
        hiddenText={name}
        onPress={() =>
          model.openSessionOrPasskeyRemovalDialog({ kind: 'remove-passkey', passkeyId: passkey.id })
        }
      >
        {texts.remove}
      </ButtonStyledAsLink>
    </>
  )
}
