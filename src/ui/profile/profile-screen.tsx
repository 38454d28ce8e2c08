import { observer } from 'mobx-react-lite'
import { addresses } from '@/ui/addresses'
import { TextLink } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { DataList } from '@/ui/kit/data-list'
import { LinkRow } from '@/ui/kit/link-row'
import { Notice } from '@/ui/kit/notice'
import { Screen } from '@/ui/kit/screen'
import { useViewModel } from '@/ui/kit/use-view-model'
import { useChatAddress } from '@/ui/shell/use-settings'
import { profileTexts as texts } from '@/ui/texts/profile.texts'
import styles from './profile.module.css'
import { ProfileViewModel } from './profile-view-model'
import { UnlockReset } from './unlock-reset'

export const ProfileScreen = observer(function ProfileScreen() {
  const model = useViewModel(ProfileViewModel)
  const chat = useChatAddress()
  return (
    <Screen title={texts.title} lead={texts.lead}>
      <Card label={texts.person}>
        <div className={styles['person']}>
          <span className={styles['avatar']} aria-hidden="true">
            {model.initials}
          </span>
          <h2>{model.fullName}</h2>
        </div>
        <DataList rows={model.rows} />
      </Card>
      <ul className={styles['changes']}>
        <li>
          <LinkRow
            to={addresses.phoneChange.to()}
            icon="phone"
            title={texts.phone.title}
            detail={texts.phone.detail}
          />
        </li>
        <li>
          <LinkRow
            to={addresses.password.to()}
            icon="lock"
            title={texts.password.title}
            detail={texts.password.detail}
          />
        </li>
      </ul>
      <UnlockReset />
      <Notice
        tone="info"
        action={
          <TextLink href={chat} newTab>
            {texts.chat}
          </TextLink>
        }
      >
        {texts.soon}
      </Notice>
    </Screen>
  )
})
