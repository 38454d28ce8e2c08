import { observer } from 'mobx-react-lite'
import { useLayoutEffect, useRef } from 'react'
import { Button } from '@/ui/kit/button'
import { Checkbox } from '@/ui/kit/checkbox'
import { Notice } from '@/ui/kit/notice'
import { SelectField } from '@/ui/kit/select-field'
import { Stack } from '@/ui/kit/stack'
import { TextField } from '@/ui/kit/text-field'
import { demoTexts } from '@/ui/texts/demo.texts'
import type { SimulatedFaultsViewModel } from './simulated-faults-view-model'

const texts = demoTexts.faults
const answerTextFieldNames = ['status', 'message', 'requestsBefore'] as const

/** The controls of the demo panel for latency, connection and the next failure. Source: DEM-03. */
export const SimulatedFaultControls = observer(function SimulatedFaultControls({
  model,
}: {
  readonly model: SimulatedFaultsViewModel
}) {
  return (
    <Stack>
      <SelectField
        id="demo-latency"
        label={texts.latency}
        required
        value={String(model.demoState.latencyMs)}
        onChange={model.chooseLatency}
        options={model.latencyOptions}
      />
      <Checkbox label={texts.offline} checked={model.demoState.offline} onChange={model.setOffline} />
      <TextField
        id="demo-find-call"
        type="search"
        label={texts.find}
        hint={texts.findHint}
        value={model.searchText}
        onChange={model.searchBackEndCalls}
      />
      <SelectField
        id="demo-call"
        label={texts.call}
        hint={texts.callHint}
        placeholder={texts.chooseCall}
        value={model.chosenCallName}
        onChange={model.chooseBackEndCallToFail}
        options={model.backEndCallOptions}
      />
      {model.hasFaultNotAddedYet && <NextAnswerFields model={model} />}
      {model.upcomingFaultTexts.length > 0 && (
        <>
          <UpcomingFaults upcoming={model.upcomingFaultTexts} />
          <Button variant="quiet" wide onPress={model.forgetUpcomingFaults}>
            {texts.forget}
          </Button>
        </>
      )}
    </Stack>
  )
})

/**
 * The list of failures that are still to come. When one is added, the list takes the focus: the button that
 * added it has disappeared, and Escape closes the panel only while the focus is inside it.
 */
function UpcomingFaults({ upcoming }: { readonly upcoming: readonly string[] }) {
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    if (document.activeElement === document.body) list.current?.focus()
  }, [upcoming.length])
  return (
    <ul ref={list} tabIndex={-1}>
      {upcoming.map((text, position) => (
        <li key={`${position} ${text}`}>{text}</li>
      ))}
    </ul>
  )
}

const NextAnswerFields = observer(function NextAnswerFields({
  model,
}: {
  readonly model: SimulatedFaultsViewModel
}) {
  return (
    <>
      <SelectField
        id="demo-answer"
        label={texts.answer}
        required
        value={model.chosenAnswerName}
        onChange={model.chooseFakeAnswer}
        options={model.fakeAnswerOptions}
      />
      {model.isFieldOfChosenAnswer('code') && (
        <SelectField
          id="demo-code"
          label={texts.code}
          placeholder={texts.chooseCode}
          value={model.answerFields.code}
          onChange={(code) => model.enterAnswerField('code', code)}
          options={model.errorCodeOptions}
        />
      )}
      {answerTextFieldNames.map(
        (field) =>
          model.isFieldOfChosenAnswer(field) && (
            <TextField
              key={field}
              id={`demo-${field}`}
              label={texts[field]}
              inputMode={field === 'message' ? 'text' : 'numeric'}
              value={model.answerFields[field]}
              onChange={(text) => model.enterAnswerField(field, text)}
            />
          ),
      )}
      <Notice tone="warn" title={texts.notApplied} />
      {model.canAddFault && (
        <Button wide onPress={model.addFault}>
          {texts.add}
        </Button>
      )}
    </>
  )
})
