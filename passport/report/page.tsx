import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import type { CheckVerdict } from '#passport/check-outcome'
import type { Passport, ReportedCheck } from './passport'

const verdictTexts: Readonly<Record<CheckVerdict, { readonly word: string; readonly heading: string }>> = {
  fail: { word: 'No se cumple', heading: 'No se cumple' },
  'could-not-run': { word: 'No se pudo probar', heading: 'No se pudo probar' },
  'not-applicable': { word: 'No se ofrece', heading: 'El prestamista no lo ofrece' },
  pass: { word: 'Se cumple', heading: 'Se cumple' },
}

const verdictsInPageOrder: readonly CheckVerdict[] = ['fail', 'could-not-run', 'not-applicable', 'pass']

/** Returns the passport (the report on a lender's server) as an HTML page that needs no other file. */
export function renderPassportPage(passport: Passport): string {
  return `<!doctype html>${renderToStaticMarkup(<PassportPage passport={passport} />)}`
}

function PassportPage({ passport }: { readonly passport: Passport }) {
  const { api, date, contractVersion, contractFingerprint, isWhole, counts, checks } = passport
  const summary = isWhole
    ? 'El servidor cumple todo lo que ofrece.'
    : counts.fail > 0
      ? `${counts.fail} ${counts.fail === 1 ? 'comprobación no se cumple' : 'comprobaciones no se cumplen'}.`
      : 'Lo que se probó se cumple, y algo no se pudo probar.'
  return (
    <html lang="es-AR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta httpEquiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
        <title>Pasaporte del servidor</title>
        <style>{readPageStyles()}</style>
      </head>
      <body>
        <header className="panel">
          <h1>Pasaporte del servidor</h1>
          <p className="summary">{summary}</p>
          <dl>
            <DescriptionItem name="Servidor" value={api} />
            <DescriptionItem name="Fecha" value={`${date.slice(0, 16).replace('T', ' ')} UTC`} />
            <DescriptionItem name="Contrato" value={`${contractVersion} (${contractFingerprint})`} />
            {verdictsInPageOrder.map((verdict) => (
              <DescriptionItem
                key={verdict}
                name={verdictTexts[verdict].word}
                value={String(counts[verdict])}
              />
            ))}
          </dl>
        </header>
        <main>
          {verdictsInPageOrder.map((verdict) => (
            <VerdictSection
              key={verdict}
              verdict={verdict}
              checks={checks.filter((each) => each.verdict === verdict)}
            />
          ))}
        </main>
      </body>
    </html>
  )
}

function DescriptionItem({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function VerdictSection({
  verdict,
  checks,
}: {
  readonly verdict: CheckVerdict
  readonly checks: readonly ReportedCheck[]
}) {
  if (checks.length === 0) return null
  return (
    <section>
      <h2>
        {verdictTexts[verdict].heading} ({checks.length})
      </h2>
      <ul>
        {checks.map((check) => (
          <CheckItem key={`${check.requirement} ${check.call ?? ''}`} check={check} />
        ))}
      </ul>
    </section>
  )
}

function CheckItem({ check }: { readonly check: ReportedCheck }) {
  const { requirement, call, title, verdict, details, advice, exchanges } = check
  return (
    <li className={verdict}>
      <p>
        <strong>{requirement}</strong> {call === undefined ? '' : <code>{call}</code>} {title}
      </p>
      {details.map((detail) => (
        <p key={detail} className="detail">
          {detail}
        </p>
      ))}
      {advice !== undefined && (
        <p>
          <strong>Qué hacer:</strong> {advice}
        </p>
      )}
      {exchanges.length > 0 && (
        <details>
          <summary>Lo que se pidió y lo que contestó</summary>
          {exchanges.map((exchange, index) => (
            // Two exchanges may have the same text, so the key also needs the position.
            <pre key={`${index} ${exchange}`}>{exchange}</pre>
          ))}
        </details>
      )}
    </li>
  )
}

const designTokensPath = join(import.meta.dirname, '..', '..', 'src', 'ui', 'kit', 'tokens.css')

/**
 * Returns the styles of the page: the portal's design tokens and the styles in `page.css`. It leaves out the
 * font, which is in another file.
 */
function readPageStyles(): string {
  const tokens = readFileSync(designTokensPath, 'utf8').replaceAll(/@font-face \{[^}]*\}/g, '')
  return tokens + readFileSync(join(import.meta.dirname, 'page.css'), 'utf8')
}
