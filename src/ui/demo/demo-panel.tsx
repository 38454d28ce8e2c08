import { observer } from 'mobx-react-lite'
import { subproductGroup } from '@/domain/loans/subproduct-group'
import { Button } from '@/ui/kit/button'
import { Notice } from '@/ui/kit/notice'
import { SelectField } from '@/ui/kit/select-field'
import { Stack } from '@/ui/kit/stack'
import { demoTexts } from '@/ui/texts/demo.texts'
import { loanKindText } from '@/ui/texts/loans.texts'
import { FakeLenderOverridesPanel } from './overrides-panel'
import { DateTimeField } from './date-time-field'
import type { DemoPanelViewModel } from './demo-panel-view-model'
import { LoanOverrideControls } from './loan-overrides'
import { SimulatedFaultControls } from './faults'
import { DemoPanelLayout } from './demo-panel-layout'
import { ShopQrCodes } from './shop-qr-codes'

/**
 * The content of the demo panel. Its code is loaded when the panel is opened for the first time. Source:
 * DEM-03.
 */
export const DemoPanel = observer(function DemoPanel({ model }: { readonly model: DemoPanelViewModel }) {
  const { chosenCustomer } = model
  if (!model.isOpen) return undefined
  return (
    <DemoPanelLayout title={demoTexts.title} onClose={model.close}>
      <Stack gap="large">
        <p>{demoTexts.intro}</p>
        <Stack>
          <SelectField
            id="demo-customer"
            label={demoTexts.customer}
            placeholder={demoTexts.chooseCustomer}
            value={model.chosenCustomerId}
            onChange={model.chooseCustomer}
            options={model.customers.map((persona) => ({
              value: persona.id,
              label: `${persona.firstName} ${persona.surname}`,
            }))}
          />
          {chosenCustomer && (
            <>
              <p>{chosenCustomer.description}</p>
              <p>{demoTexts.customerHint(chosenCustomer.dni, chosenCustomer.password)}</p>
              <Button wide onPress={model.signInAsCustomer}>
                {demoTexts.enter}
              </Button>
              <Button wide variant="secondary" onPress={model.openAutoLoginLink}>
                {demoTexts.openAutoLogin}
              </Button>
              {chosenCustomer.refinancing && (
                <Button wide variant="secondary" onPress={model.openRefinancingLink}>
                  {demoTexts.openRefinancing}
                </Button>
              )}
              {chosenCustomer.cardUpdateLink && (
                <Button wide variant="secondary" onPress={model.openCardUpdateLink}>
                  {demoTexts.openCardUpdate}
                </Button>
              )}
            </>
          )}
          <Button variant="secondary" wide onPress={model.signOut}>
            {demoTexts.showLogin}
          </Button>
        </Stack>
        {chosenCustomer && chosenCustomer.loans.length > 0 && (
          <Stack>
            <SelectField
              id="demo-loan"
              label={demoTexts.credit}
              hint={demoTexts.creditHint}
              placeholder={demoTexts.chooseLoan}
              value={model.chosenLoanExternalId}
              onChange={model.chooseLoan}
              options={chosenCustomer.loans.map((loan) => ({
                value: loan.externalId,
                label: demoTexts.loanNumber(
                  loan.externalId,
                  loan.commerceName ?? loanKindText(subproductGroup(loan.subproductId)),
                ),
              }))}
            />
            {model.chosenLoanExternalId !== '' && (
              <>
                <Button variant="secondary" wide onPress={model.receiveLoanPaymentTransfer}>
                  {demoTexts.creditButton}
                </Button>
                <LoanOverrideControls model={model.loanOverridesModel} />
              </>
            )}
          </Stack>
        )}
        <Stack>
          <DateTimeField
            id="demo-now"
            label={demoTexts.now}
            hint={demoTexts.nowHint}
            value={model.enteredTime}
            onChange={model.enterTime}
          />
          <Button variant="secondary" wide onPress={model.applyEnteredTime}>
            {demoTexts.setNow}
          </Button>
        </Stack>
        <ConsumerRequests model={model} />
        <FakeLenderOverridesPanel model={model.lenderOverridesModel} onReload={model.reloadPortal} />
        <ShopQrCodes model={model.shopQrCodesModel} />
        <SimulatedFaultControls model={model.faultsModel} />
        <Stack>
          <p>{demoTexts.linkHint}</p>
          {model.demoStatePartsLeftOutOfLink.map((sentence) => (
            <Notice key={sentence} tone="warn" title={sentence} />
          ))}
          <Button variant="secondary" wide onPress={() => void model.copyDemoStateLink()}>
            {demoTexts.link}
          </Button>
          <Button variant="quiet" wide onPress={model.resetDemo}>
            {demoTexts.reset}
          </Button>
        </Stack>
      </Stack>
    </DemoPanelLayout>
  )
})

const ConsumerRequests = observer(function ConsumerRequests({
  model,
}: {
  readonly model: DemoPanelViewModel
}) {
  return (
    <section aria-label={demoTexts.cases}>
      <h3>{demoTexts.cases}</h3>
      {model.consumerRequestTexts.length === 0 ? (
        <p>{demoTexts.noCases}</p>
      ) : (
        <ul>
          {model.consumerRequestTexts.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
    </section>
  )
})
