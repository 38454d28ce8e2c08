import { observer } from 'mobx-react-lite'
import { useRef, type PointerEvent } from 'react'
import { maxCropZoom } from '@/domain/profile/square-crop'
import type { ChangeAvatarFailure } from '@/application/profile/change-avatar'
import { Button } from '@/ui/kit/button'
import { Notice } from '@/ui/kit/notice'
import { SliderField } from './slider-field'
import { Stack } from '@/ui/kit/stack'
import { avatarFailureMessage, profileTexts } from '@/ui/texts/profile.texts'
import type { AvatarViewModel } from './avatar-view-model'
import { ProfilePartTitle } from './profile-part-title'
import styles from './profile.module.css'

const texts = profileTexts.avatar

interface ModelProps {
  readonly model: AvatarViewModel
}

/**
 * The control with which the customer chooses the square part of their photo, by pointer or keyboard.
 * Source: PRO-01.
 */
export const PhotoCropControl = observer(function PhotoCropControl({ model }: ModelProps) {
  const { state, pendingRequest } = model
  const isSaving = state.phase === 'saving'
  return (
    <Stack>
      <ProfilePartTitle takesFocus>{texts.preview}</ProfilePartTitle>
      <PhotoPreview model={model} />
      <p>{texts.framingHint}</p>
      <PhotoCropSliders model={model} />
      {state.phase === 'framing' && state.failure && <FailureNotice failure={state.failure} />}
      {isSaving && <p role="status">{pendingRequest.slowRequestMessage ?? texts.saving}</p>}
      <div className={styles['actions']}>
        <Button busy={isSaving} onPress={() => void model.savePhoto()}>
          {profileTexts.save}
        </Button>
        <Button variant="secondary" busy={isSaving} onPress={model.chooseAnotherPhoto}>
          {texts.another}
        </Button>
        <Button variant="quiet" busy={isSaving} onPress={model.discardPhoto}>
          {profileTexts.cancel}
        </Button>
      </div>
    </Stack>
  )
})

const PhotoPreview = observer(function PhotoPreview({ model }: ModelProps) {
  const { state, chosenCropSquare } = model
  const last = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined)
  if (!chosenCropSquare || !('picture' in state)) return undefined
  const { address, width, height } = state.picture

  function hold(event: PointerEvent<SVGSVGElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    last.current = { x: event.clientX, y: event.clientY }
  }

  function pull(event: PointerEvent<SVGSVGElement>) {
    if (!last.current) return
    const side = event.currentTarget.getBoundingClientRect().width
    const right = (event.clientX - last.current.x) / side
    const down = (event.clientY - last.current.y) / side
    last.current = { x: event.clientX, y: event.clientY }
    model.dragPhoto({ right, down })
  }

  function letGo() {
    last.current = undefined
  }

  return (
    <svg
      role="img"
      aria-label={texts.preview}
      className={styles['preview']}
      viewBox={`${chosenCropSquare.x} ${chosenCropSquare.y} ${chosenCropSquare.side} ${chosenCropSquare.side}`}
      onPointerDown={hold}
      onPointerMove={pull}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      <image href={address} width={width} height={height} />
    </svg>
  )
})

/**
 * The sliders for enlarging and moving the photo, with values in hundredths. A slider is disabled if the
 * photo cannot move in its direction.
 */
const PhotoCropSliders = observer(function PhotoCropSliders({ model }: ModelProps) {
  const { state, chosenCropSquare, framing } = model
  if (!chosenCropSquare || !('picture' in state)) return undefined
  const { width, height } = state.picture
  return (
    <>
      <SliderField
        id="avatar-zoom"
        label={texts.zoom}
        min={100}
        max={maxCropZoom * 100}
        step={10}
        value={Math.round(framing.zoom * 100)}
        onChange={(value) => model.changePhotoFraming({ zoom: value / 100 })}
      />
      <SliderField
        id="avatar-across"
        label={texts.across}
        min={0}
        max={100}
        step={1}
        disabled={width <= chosenCropSquare.side}
        value={Math.round(framing.xFraction * 100)}
        onChange={(value) => model.changePhotoFraming({ xFraction: value / 100 })}
      />
      <SliderField
        id="avatar-down"
        label={texts.down}
        min={0}
        max={100}
        step={1}
        disabled={height <= chosenCropSquare.side}
        value={Math.round(framing.yFraction * 100)}
        onChange={(value) => model.changePhotoFraming({ yFraction: value / 100 })}
      />
    </>
  )
})

function FailureNotice({ failure }: { readonly failure: ChangeAvatarFailure }) {
  const { tone, title, text } = avatarFailureMessage(failure)
  return (
    <Notice tone={tone} title={title} announced>
      <p>{text}</p>
      <p>{texts.stillHere}</p>
    </Notice>
  )
}
