import type { ScenarioStep } from '#rulebook/shared/scenario'
import styles from './rulebook.module.css'

/** A step as in its feature file: its keyword, its text, and the table or the lines under it. */
export function StepText({ step: { keyword, text, table, lines } }: { readonly step: ScenarioStep }) {
  return (
    <>
      <span className={styles['keyword']}>{keyword}</span> {text}
      {table && (
        <div className={styles['tableFrame']}>
          <table className={styles['table']}>
            <tbody>
              {table.map((row, rowIndex) => (
                <tr key={rowIndex}>
                  {row.map((cell, columnIndex) => (
                    <td key={columnIndex}>{cell}</td>
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
