import { Notice } from '@/ui/kit/notice'
import { Screen } from '@/ui/kit/screen'
import { profileTexts } from '@/ui/texts/profile.texts'
import { UnlockReset } from './unlock-reset'

export function ProfileScreen() {
  return (
    <Screen title={profileTexts.title}>
      <Notice tone="info">{profileTexts.soon}</Notice>
      <UnlockReset />
    </Screen>
  )
}
