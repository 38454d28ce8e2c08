import { observer } from 'mobx-react-lite'
import type { ChosenFile } from '@/application/documents/read-upload'
import { Avatar } from '@/ui/kit/avatar'
import { Button } from '@/ui/kit/button'
import { FileField } from '@/ui/kit/file-field'
import { Notice } from '@/ui/kit/notice'
import { Stack } from '@/ui/kit/stack'
import { useViewModel } from '@/ui/kit/use-view-model'
import { failureActionTexts } from '@/ui/texts/failure-actions.texts'
import { avatarFileProblemText, profileTexts } from '@/ui/texts/profile.texts'
import { AvatarViewModel } from './avatar-view-model'
import { ProfilePartTitle } from './profile-part-title'
import { PhotoCropControl } from './photo-crop-control'
import styles from './profile.module.css'

const texts = profileTexts.avatar

/** Media types that the file dialog offers first. Phones convert their own formats to these. */
const acceptedMediaTypes = 'image/jpeg,image/png'

interface CustomerPhotoProps {
  readonly initials: string
  readonly name: string
}

/** The customer's photo and name, with the button that changes the photo. Source: PRO-01. */
export const CustomerPhoto = observer(function CustomerPhoto({ initials, name }: CustomerPhotoProps) {
  const model = useViewModel(AvatarViewModel)
  const { state, savedPhoto } = model
  return (
    <>
      <div className={styles['person']}>
        <Avatar initials={initials} picture={savedPhoto} size="large" label={texts.label} />
        <ProfilePartTitle takesFocus={state.phase === 'showing' && state.takesFocus}>{name}</ProfilePartTitle>
      </div>
      {state.phase === 'showing' && (
        <>
          {state.isChanged && <Notice tone="good" title={texts.saved} announced />}
          <div className={styles['actions']}>
            <Button variant="secondary" onPress={model.startChoosingPhoto}>
              {savedPhoto ? texts.change : texts.add}
            </Button>
          </div>
        </>
      )}
      {(state.phase === 'choosing' || state.phase === 'opening') && <PhotoChoice model={model} />}
      {state.phase === 'not-opened' && <PhotoNotOpened model={model} file={state.file} />}
      {(state.phase === 'framing' || state.phase === 'saving') && <PhotoCropControl model={model} />}
    </>
  )
})

const PhotoChoice = observer(function PhotoChoice({ model }: { readonly model: AvatarViewModel }) {
  const { state } = model
  const isOpening = state.phase === 'opening'
  const problem = state.phase === 'choosing' ? state.problem : undefined
  const refusal = problem && avatarFileProblemText(problem)
  return (
    <Stack>
      <ProfilePartTitle takesFocus>{texts.title}</ProfilePartTitle>
      <p>{texts.lead}</p>
      {model.canTakePhoto && (
        <FileField
          id="avatar-camera"
          label={texts.take}
          buttonLabel={texts.takeAction}
          accept={acceptedMediaTypes}
          capture="user"
          busy={isOpening}
          onChoose={(file) => void model.openPhotoFile(file)}
        />
      )}
      <FileField
        id="avatar-file"
        label={texts.choose}
        buttonLabel={texts.chooseAction}
        accept={acceptedMediaTypes}
        unusableFileText={refusal}
        busy={isOpening}
        onChoose={(file) => void model.openPhotoFile(file)}
      />
      {isOpening && <p role="status">{model.pendingRequest.slowRequestMessage ?? texts.opening}</p>}
      <div className={styles['actions']}>
        <Button variant="quiet" onPress={model.discardPhoto}>
          {profileTexts.cancel}
        </Button>
      </div>
    </Stack>
  )
})

/** Says that the chosen photo could not be opened for lack of a connection, and offers to try again. */
function PhotoNotOpened({ model, file }: { readonly model: AvatarViewModel; readonly file: ChosenFile }) {
  return (
    <Stack>
      <ProfilePartTitle takesFocus>{texts.title}</ProfilePartTitle>
      <Notice tone="bad" title={texts.notOpened} announced>
        <p>{failureActionTexts.noAnswer}</p>
        <p>{texts.stillHere}</p>
      </Notice>
      <div className={styles['actions']}>
        <Button onPress={() => void model.openPhotoFile(file)}>{failureActionTexts.retry}</Button>
        <Button variant="secondary" onPress={model.chooseAnotherPhoto}>
          {texts.another}
        </Button>
        <Button variant="quiet" onPress={model.discardPhoto}>
          {profileTexts.cancel}
        </Button>
      </div>
    </Stack>
  )
}
