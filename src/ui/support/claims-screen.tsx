import { AsyncBoundary } from '@/ui/kit/async-boundary'
import { Button, ButtonLink } from '@/ui/kit/button'
import { Card } from '@/ui/kit/card'
import { DataList } from '@/ui/kit/data-list'
import { EmptyState } from '@/ui/kit/empty-state'
import { ResultScreen } from '@/ui/kit/result-screen'
import { Screen } from '@/ui/kit/screen'
import { TwoColumns } from '@/ui/kit/stack'
import { useViewModel } from '@/ui/kit/use-view-model'
import { useSupportChatAddress } from '@/ui/shell/use-support-chat-address'
import { HomeLink } from '@/ui/shell/home-link'
import { EmailOrUrlWithLineBreaks } from '@/ui/shared/email-or-url-with-line-breaks'
import { claimsTexts as texts } from '@/ui/texts/claims.texts'
import { ClaimAuthorities } from './claim-authorities'
import { ClaimFields } from './claim-fields'
import { ClaimViewModel, type ClaimState } from './claim-view-model'
import { FiledClaims } from './filed-claims'

export function ClaimsScreen() {
  const model = useViewModel(ClaimViewModel)
  return (
    <AsyncBoundary
      asyncState={model.asyncState}
      screen={{ title: model.formTexts.title }}
      skeleton={{ shape: 'row', count: 4, label: texts.loading }}
      failureNoticeProps={{ title: texts.failedTitle, secondaryAction: <ClaimsChat /> }}
    >
      {(shown) => screenForState(model, shown)}
    </AsyncBoundary>
  )
}

function screenForState(model: ClaimViewModel, shown: ClaimState) {
  switch (shown.phase) {
    case 'no-reasons':
      return (
        <Screen title={model.formTexts.title}>
          <EmptyState icon="chat" title={texts.noReasonsTitle} action={<ChatLink variant="primary" />}>
            <p>{texts.noReasons}</p>
          </EmptyState>
          <FiledClaims reasons={shown.reasons} />
        </Screen>
      )
    case 'writing':
    case 'sending':
      return (
        <Screen title={model.formTexts.title} lead={model.formTexts.lead} width="two-columns">
          <TwoColumns
            secondColumn={
              <FiledClaims
                key={model.sendAttemptCount}
                reasons={shown.reasons}
                onListed={model.recordFiledClaims}
              />
            }
          >
            <ClaimFields model={model} />
          </TwoColumns>
        </Screen>
      )
    case 'sent':
      return (
        <ResultScreen
          tone="good"
          title={model.formTexts.sentTitle}
          detail={
            <>
              <Card>
                <DataList
                  rows={shown.rows.map((row) => ({
                    ...row,
                    value: <EmailOrUrlWithLineBreaks>{row.value}</EmailOrUrlWithLineBreaks>,
                  }))}
                />
              </Card>
              <ClaimAuthorities authority={shown.authority} />
            </>
          }
        >
          <Button wide onPress={() => void model.startAnotherClaim()}>
            {texts.sent.seeAll}
          </Button>
          <HomeLink />
        </ResultScreen>
      )
  }
}

function ClaimsChat() {
  return <ChatLink variant="quiet" />
}

function ChatLink({ variant }: { readonly variant: 'primary' | 'quiet' }) {
  return (
    <ButtonLink href={useSupportChatAddress()} newTab variant={variant} icon="chat" wide>
      {texts.chat}
    </ButtonLink>
  )
}
