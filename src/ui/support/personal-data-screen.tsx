import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { addresses } from '@/ui/addresses'
import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { ButtonLink, TextLink } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { DataList } from '@/ui/kit/data-list'
import { FocusKeeper } from '@/ui/kit/focus-keeper'
import { LinkRow } from '@/ui/kit/link-row'
import { RowList } from '@/ui/kit/row-list'
import { Screen } from '@/ui/kit/screen'
import { Stack, TwoColumns } from '@/ui/kit/stack'
import { useViewModel } from '@/ui/kit/use-view-model'
import { useSupportChatAddress } from '@/ui/shell/use-support-chat-address'
import { EmailOrUrlWithLineBreaks } from '@/ui/shared/email-or-url-with-line-breaks'
import { personalDataTexts as texts } from '@/ui/texts/personal-data.texts'
import { dataProtectionAgency } from './authority-links'
import { PersonalDataViewModel } from './personal-data-view-model'

interface ModelProps {
  readonly model: PersonalDataViewModel
}

export const PersonalDataScreen = observer(function PersonalDataScreen() {
  const model = useViewModel(PersonalDataViewModel)
  return (
    <Screen title={texts.title} lead={texts.lead} width="two-columns">
      <TwoColumns secondColumn={<DetailsAndLawColumn model={model} />}>
        <PersonalDataRequests model={model} />
      </TwoColumns>
    </Screen>
  )
})

function DetailsAndLawColumn({ model }: ModelProps) {
  return (
    <Stack gap="large">
      <KnownDetails model={model} />
      <PersonalDataLaw model={model} />
    </Stack>
  )
}

/** A section of the screen: a heading and the content under it. */
function TitledSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <Stack gap="small">
        <h2>{title}</h2>
        {children}
      </Stack>
    </section>
  )
}

const KnownDetails = observer(function KnownDetails({ model }: ModelProps) {
  const { places } = texts
  return (
    <Stack gap="large">
      <Card label={texts.known}>
        <h2>{texts.known}</h2>
        <DataList
          rows={model.personalDataRows.map(({ label, value }) => ({
            label,
            value:
              label === texts.labels.email ? (
                <EmailOrUrlWithLineBreaks>{value}</EmailOrUrlWithLineBreaks>
              ) : (
                value
              ),
          }))}
        />
      </Card>
      <TitledSection title={texts.also}>
        <RowList>
          {(
            [
              [places.contact, addresses.profile.createPath()],
              [places.loans, addresses.loans.createPath()],
              [places.payments, addresses.myPayments.createPath()],
              [places.cards, addresses.cards.createPath()],
              [places.claims, addresses.claims.createPath()],
            ] as const
          ).map(([title, to]) => (
            <li key={to}>
              <LinkRow to={to} title={title} />
            </li>
          ))}
        </RowList>
      </TitledSection>
    </Stack>
  )
})

function PersonalDataRequests({ model }: ModelProps) {
  return (
    <TitledSection title={texts.asking}>
      <FocusKeeper label={texts.asking}>
        <AsyncBoundary
          asyncState={model.asyncState}
          skeleton={{ shape: 'row', count: 3, label: texts.loading }}
          failureNoticeProps={{ title: texts.failedTitle }}
        >
          {({ requestLinks }) =>
            requestLinks.length === 0 ? (
              <NoPersonalDataRequestsCard />
            ) : (
              <RowList>
                {requestLinks.map(({ kind, to }) => (
                  <li key={kind}>
                    <LinkRow
                      to={to}
                      title={texts.requests[kind].title}
                      detail={texts.requests[kind].detail}
                    />
                  </li>
                ))}
              </RowList>
            )
          }
        </AsyncBoundary>
      </FocusKeeper>
    </TitledSection>
  )
}

function NoPersonalDataRequestsCard() {
  return (
    <Card label={texts.noRequestsTitle}>
      <Stack>
        <p>{texts.noRequests}</p>
        <ButtonLink href={useSupportChatAddress()} newTab icon="chat" wide>
          {texts.chat}
        </ButtonLink>
      </Stack>
    </Card>
  )
}

const PersonalDataLaw = observer(function PersonalDataLaw({ model }: ModelProps) {
  return (
    <Stack gap="large">
      <TitledSection title={texts.holder}>
        <p>
          {model.companyHoldingPersonalData.name}{' '}
          <span className="unbroken">{model.companyHoldingPersonalData.taxId}</span>
        </p>
      </TitledSection>
      <TitledSection title={texts.law}>
        <p>{texts.access}</p>
        <p>{texts.agency}</p>
        <p>
          <TextLink href={dataProtectionAgency.href} newTab>
            {dataProtectionAgency.name}
          </TextLink>
        </p>
      </TitledSection>
    </Stack>
  )
})
