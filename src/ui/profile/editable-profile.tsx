import { observer } from 'mobx-react-lite'
import type { ChangeNoticeRecipient } from '@/domain/profile/change-notice'
import { isPostalAddressEmpty } from '@/domain/profile/postal-address'
import type { ProfileWithPlaceNames } from '@/application/profile/profile-queries'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Button } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { DataList, type DataRow } from '@/ui/kit/data-list'
import { FocusKeeper } from '@/ui/kit/focus-keeper'
import { Notice } from '@/ui/kit/notice'
import { Stack } from '@/ui/kit/stack'
import { useViewModel } from '@/ui/kit/use-view-model'
import { ChatTextLink } from '@/ui/shell/chat-link'
import { EmailOrUrlWithLineBreaks } from '@/ui/shared/email-or-url-with-line-breaks'
import {
  profileTexts as texts,
  formatStreetAddress,
  profileChangeNotifiedText,
} from '@/ui/texts/profile.texts'
import { PostalAddressEditingForm } from './postal-address-editing-form'
import { ContactEditingForm } from './contact-editing-form'
import {
  EditableProfileViewModel,
  type ProfileEditOutcome,
  type ProfilePart,
} from './editable-profile-view-model'
import { ProfilePartTitle } from './profile-part-title'
import styles from './profile.module.css'

/** The personal details that the customer can change, one part at a time. Source: PRO-02. */
export const EditableProfile = observer(function EditableProfile() {
  const model = useViewModel(EditableProfileViewModel)
  return (
    <FocusKeeper label={texts.details} className={styles['parts']}>
      <AsyncBoundary
        asyncState={model.asyncState}
        skeleton={{ shape: 'card', count: 2, label: texts.loading }}
        failureNoticeProps={{ title: texts.notLoaded }}
      >
        {(shown) => {
          if (shown.phase === 'reading') return <ReadOnlyProfile {...shown} onEdit={model.editProfilePart} />
          return shown.part === 'contact' ? (
            <ContactEditingForm model={model} />
          ) : (
            <PostalAddressEditingForm model={model} />
          )
        }}
      </AsyncBoundary>
    </FocusKeeper>
  )
})

interface ReadOnlyProfileProps {
  readonly profile: ProfileWithPlaceNames
  readonly lastEdit?: ProfileEditOutcome
  readonly onEdit: (part: ProfilePart) => void
}

function ReadOnlyProfile({ profile, lastEdit, onEdit }: ReadOnlyProfileProps) {
  return (
    <>
      <ProfilePartCard part="contact" rows={contactRows(profile)} lastEdit={lastEdit} onEdit={onEdit} />
      <ProfilePartCard part="address" rows={addressRows(profile)} lastEdit={lastEdit} onEdit={onEdit} />
    </>
  )
}

interface ProfilePartCardProps extends Omit<ReadOnlyProfileProps, 'profile' | 'lastEdit'> {
  readonly part: ProfilePart
  readonly rows: readonly DataRow[]
  readonly lastEdit: ProfileEditOutcome | undefined
}

function ProfilePartCard({ part, rows, lastEdit, onEdit }: ProfilePartCardProps) {
  const partTexts = texts[part]
  const wasJustEdited = lastEdit?.part === part
  return (
    <Card label={partTexts.title}>
      <Stack>
        <ProfilePartTitle takesFocus={wasJustEdited}>{partTexts.title}</ProfilePartTitle>
        {wasJustEdited && lastEdit.isSaved && (
          <ProfileChangeNotifiedNotice title={partTexts.saved} recipients={lastEdit.noticeRecipients} />
        )}
        {rows.length === 0 ? <p>{partTexts.unknown}</p> : <DataList rows={rows} />}
        <div className={styles['actions']}>
          <Button variant="secondary" onPress={() => onEdit(part)}>
            {partTexts.edit}
          </Button>
        </div>
      </Stack>
    </Card>
  )
}

/**
 * Says whom the lender has notified, and what to do if the customer did not make the change. Source: PRO-07.
 */
function ProfileChangeNotifiedNotice({
  title,
  recipients,
}: {
  readonly title: string
  readonly recipients: readonly ChangeNoticeRecipient[]
}) {
  return (
    <Notice tone="good" title={title} announced action={<ChatTextLink />}>
      {profileChangeNotifiedText(recipients)}
    </Notice>
  )
}

interface TextDataRow extends DataRow {
  readonly value: string
}

/** Returns rows with the contact details that are known. */
function contactRows({ contact }: ProfileWithPlaceNames): readonly DataRow[] {
  const { phone, alternativePhone, email } = contact
  return rowsWithValue([
    { label: texts.contact.phone, value: phone },
    { label: texts.contact.alternativePhoneLabel, value: alternativePhone },
    { label: texts.contact.email, value: email },
  ]).map(({ label, value }) => ({
    label,
    value: <EmailOrUrlWithLineBreaks>{value}</EmailOrUrlWithLineBreaks>,
  }))
}

function addressRows({ address, placeNames }: ProfileWithPlaceNames): readonly DataRow[] {
  if (isPostalAddressEmpty(address)) return []
  const { placeUnknown, state, district, city, zipCode, streetAndNumber } = texts.address
  const named = (id: string, name: string | undefined) => (id === '' ? '' : (name ?? placeUnknown))
  return rowsWithValue([
    { label: streetAndNumber, value: formatStreetAddress(address) },
    { label: city, value: named(address.cityId, placeNames.city) },
    { label: district, value: named(address.districtId, placeNames.district) },
    { label: state, value: named(address.stateId, placeNames.province) },
    { label: zipCode, value: address.zipCode },
  ])
}

function rowsWithValue(rows: readonly TextDataRow[]): readonly TextDataRow[] {
  return rows.filter(({ value }) => value !== '')
}
