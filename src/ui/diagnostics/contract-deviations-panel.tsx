import { observer } from 'mobx-react-lite'
import { Accordion } from '@/ui/kit/accordion'
import { useViewModel } from '@/ui/kit/use-view-model'
import { diagnosticsTexts as texts } from '@/ui/texts/diagnostics.texts'
import styles from './diagnostics.module.css'
import { ContractDeviationsViewModel } from './contract-deviations-view-model'

/**
 * A panel above the portal for the integrator. It shows which answers of the back end differ from the API
 * contract. The panel exists only if the diagnostics setting is on. Source: CON-05.
 */
export const ContractDeviationsPanel = observer(function ContractDeviationsPanel() {
  const { deviations } = useViewModel(ContractDeviationsViewModel)
  const content = (
    <>
      <p>{texts.hint}</p>
      {deviations.map((deviation, position) => (
        // The list only grows at its start, so the distance from the end identifies an answer.
        <section key={deviations.length - position}>
          <h2 className={styles['answer']}>{texts.answer(deviation)}</h2>
          <ul>
            {deviation.fields.map((each) => (
              <li key={texts.field(each)}>
                <code>{texts.field(each)}</code>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
  return (
    <aside className={styles['panel']} aria-label={texts.panel}>
      <Accordion items={[{ id: 'answers', title: texts.title(deviations.length), content }]} />
    </aside>
  )
})
