import { observer } from 'mobx-react-lite'
import { addresses } from '@/ui/addresses'
import { Card } from '@/ui/kit/card'
import { DataList } from '@/ui/kit/data-list'
import { LinkRow } from '@/ui/kit/link-row'
import { RowList } from '@/ui/kit/row-list'
import { Screen } from '@/ui/kit/screen'
import { Stack, TwoColumns } from '@/ui/kit/stack'
import { useViewModel } from '@/ui/kit/use-view-model'
import { useArePasskeysOffered } from '@/ui/shared/use-are-passkeys-offered'
import { devicesScreenLinkTexts } from '@/ui/texts/devices-link.texts'
import { personalDataTexts } from '@/ui/texts/personal-data.texts'
import { profileTexts as texts } from '@/ui/texts/profile.texts'
import { EditableProfile } from './editable-profile'
import { CustomerPhoto } from './customer-photo'
import { ProfileViewModel } from './profile-view-model'
import { PasskeyRemoval } from './passkey-removal'

export const ProfileScreen = observer(function ProfileScreen() {
  const model = useViewModel(ProfileViewModel)
  return (
    <Screen title={texts.title} lead={texts.lead} width="two-columns">
      <TwoColumns summary={<CustomerDetails model={model} />} secondColumn={<SignInAndPersonalDataLinks />}>
        <EditableProfile />
      </TwoColumns>
    </Screen>
  )
})

const CustomerDetails = observer(function CustomerDetails({ model }: { readonly model: ProfileViewModel }) {
  return (
    <Card label={texts.person}>
      <Stack>
        <CustomerPhoto initials={model.initials} name={model.fullName} />
        <DataList rows={model.rows} />
      </Stack>
    </Card>
  )
})

/**
 * Links to the screens on which the customer changes their phone or password, sees their devices, or asks for
 * their personal data. Below them, if the lender offers passkeys, the part that deletes or activates them.
 */
function SignInAndPersonalDataLinks() {
  const arePasskeysOffered = useArePasskeysOffered()
  return (
    <>
      <RowList>
        <li>
          <LinkRow
            to={addresses.phoneChange.createPath()}
            icon="phone"
            title={texts.phone.title}
            detail={texts.phone.detail}
          />
        </li>
        <li>
          <LinkRow
            to={addresses.password.createPath()}
            icon="lock"
            title={texts.password.title}
            detail={texts.password.detail}
          />
        </li>
        <li>
          <LinkRow
            to={addresses.devices.createPath()}
            icon="phone"
            title={devicesScreenLinkTexts.title}
            detail={devicesScreenLinkTexts[arePasskeysOffered ? 'detail' : 'detailWithoutPasskeys']}
          />
        </li>
        <li>
          <LinkRow
            to={addresses.personalData.createPath()}
            icon="document"
            title={personalDataTexts.link.title}
            detail={personalDataTexts.link.detail}
          />
        </li>
      </RowList>
      {arePasskeysOffered && <PasskeyRemoval />}
    </>
  )
}
