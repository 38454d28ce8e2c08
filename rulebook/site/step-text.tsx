import type { ScenarioStep } from '#rulebook/shared/scenario'
import styles from './rulebook.module.css'

/** The text of a step as in its feature file, with its table or its lines. */
export function StepText({ step: { keyword, text, table, lines } }: { readonly step: ScenarioStep }) {
  return (
    <>
      <span className={styles['keyword']}>{keyword}</span> {text}
      {table && (
        <div className={styles['tableFrame']}>
          <table className={styles['table']}>
            <tbody>
              {table.map((row, position) => (
                <tr key={position}>
                  {row.map((cell, column) => (
                    <td key={column}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {lines !== undefined && <pre className={styles['lines']}>{lines}</pre>}
    </>
  )
}
