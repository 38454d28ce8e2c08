import { observer } from 'mobx-react-lite'
import { identityCheckIdParameterNames, identityCheckResults } from '@/adapters/fake/access/identity-checks'
import { identityProviderStandInTexts as texts } from '@/adapters/fake/access/identity-stand-in.texts'
import { addresses } from '@/ui/addresses'
import { Button, ButtonLink } from '@/ui/kit/button'
import { Notice } from '@/ui/kit/notice'
import { Screen } from '@/ui/kit/screen'
import { SelectField } from '@/ui/kit/select-field'
import { Stack } from '@/ui/kit/stack'
import type { IdentityProviderStandInViewModel } from './identity-stand-in-view-model'

/**
 * The page that the demo shows instead of the identity provider's page. On the real page, the customer takes
 * a selfie. Source: SES-18, DEM-02.
 */
export const IdentityProviderStandIn = observer(function IdentityProviderStandIn({
  model,
}: {
  readonly model: IdentityProviderStandInViewModel
}) {
  return (
    <main>
      <Screen width="narrow" title={texts.title} lead={texts.lead}>
        {model.state.phase === 'unknown-check' ? (
          <Notice
            tone="warn"
            announced
            action={<ButtonLink href={addresses.phoneChange.createPath()}>{texts.toPortal}</ButtonLink>}
          >
            {texts.unknown}
          </Notice>
        ) : (
          <Stack>
            <SelectField
              id="spelling"
              label={texts.spelling}
              value={model.idParameterName}
              onChange={model.chooseExternalIdParameter}
              options={identityCheckIdParameterNames.map((name) => ({ value: name, label: name }))}
            />
            {identityCheckResults.map((decision) => (
              <Button
                key={decision}
                wide
                variant={decision === 'HIT' ? 'primary' : 'secondary'}
                onPress={() => model.sendIdentityCheckResult(decision)}
              >
                {texts.decisions[decision]}
              </Button>
            ))}
          </Stack>
        )}
      </Screen>
    </main>
  )
})
