import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { mayRequestHaveBeenDone } from '@/application/shared/may-request-have-been-done'
import type { GatewayFailure } from '@/application/shared/gateway-failure'
import { Button } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { Form } from '@/ui/kit/form'
import { Notice } from '@/ui/kit/notice'
import { Stack } from '@/ui/kit/stack'
import {
  profileNotSavedMessage,
  profileTexts as texts,
  profileChangeWillBeNotifiedText,
} from '@/ui/texts/profile.texts'
import type { EditableProfileViewModel } from './editable-profile-view-model'
import { ProfilePartTitle } from './profile-part-title'
import styles from './profile.module.css'

export interface ProfilePartEditingProps {
  readonly model: EditableProfileViewModel
}

interface ProfilePartFormProps extends ProfilePartEditingProps {
  readonly title: string
  readonly children: ReactNode
}

/**
 * The form for one part of the profile. It keeps what the customer types until they save or discard it.
 * Source: PRO-02, PRO-03, PRO-07.
 */
export const ProfilePartForm = observer(function ProfilePartForm({
  model,
  title,
  children,
}: ProfilePartFormProps) {
  const isSaving = model.asyncState.loadedState?.phase === 'saving'
  const recipients = model.futureNoticeRecipients
  return (
    <Card label={title}>
      <Stack>
        <ProfilePartTitle takesFocus={!model.isFilledFromDraft}>{title}</ProfilePartTitle>
        {model.isFilledFromDraft && <Notice tone="info">{texts.takenUp}</Notice>}
        <Form label={title} errors={model.errors} onSubmit={() => void model.saveEditedProfilePart()}>
          {children}
          {recipients.length > 0 && <p>{profileChangeWillBeNotifiedText(recipients)}</p>}
          {model.failure && <FailureNotice failure={model.failure} />}
          {isSaving && <p role="status">{model.saveRequest.slowRequestMessage ?? texts.saving}</p>}
          <div className={styles['actions']}>
            <Button type="submit" busy={isSaving}>
              {texts.save}
            </Button>
            <Button variant="quiet" busy={isSaving} onPress={model.discardEdit}>
              {texts.cancel}
            </Button>
          </div>
        </Form>
      </Stack>
    </Card>
  )
})

function FailureNotice({ failure }: { readonly failure: GatewayFailure }) {
  const { title, text } = profileNotSavedMessage(failure)
  return (
    <Notice tone={mayRequestHaveBeenDone(failure) ? 'warn' : 'bad'} title={title} announced>
      <p>{text}</p>
      <p>{texts.stillHere}</p>
    </Notice>
  )
}
