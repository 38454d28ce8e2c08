import { sha256 } from '@/application/shared/sha-256'
import { evidenceFileTexts as texts } from '@/ui/texts/evidence-file.texts'
import { substringPattern, type Page } from '#features/support/page'
import { parsePdf } from '#tests/adapters/fake/pdf-reader'

export class ClaimEvidenceTasks {
  constructor(private readonly page: Page) {}

  /**
   * Creates a PDF file with everything that the portal showed about a claim, which is given by its number in
   * the list of claims.
   */
  async createEvidenceFile(number: string): Promise<void> {
    const claim = this.page.main.getByRole('listitem').filterByContent(substringPattern(number))
    await claim.getByRole('button', { name: substringPattern(texts.button) }).press()
  }

  /**
   * Waits until the PDF file with the evidence about the claim is saved under that name. Returns the file's
   * lines.
   */
  async evidenceFileLines(name: string): Promise<readonly string[]> {
    await this.page.getByText(texts.saved).firstMatch().waitToAppear()
    const names = await this.page.device.downloadedFileNames()
    if (!names.includes(name)) throw new Error(`Saved were ${names.join(', ')}`)
    return this.lines()
  }

  /**
   * Returns the lines of the saved file with the evidence about a claim that come before the file's
   * fingerprint (hash).
   */
  async linesAboveFileFingerprint(name: string): Promise<readonly string[]> {
    const lines = await this.evidenceFileLines(name)
    return lines.slice(0, lines.indexOf(texts.fingerprint))
  }

  /**
   * Returns whether the fingerprint (hash) in the saved file with the evidence about a claim is correct for
   * the lines above it.
   */
  async isFileFingerprintValid(): Promise<boolean> {
    await this.page.getByText(texts.saved).firstMatch().waitToAppear()
    const lines = await this.lines()
    const title = lines.indexOf(texts.fingerprint)
    return title > 0 && (await sha256(lines.slice(0, title).join('\n'))) === lines[title + 1]
  }

  private async lines(): Promise<readonly string[]> {
    const bytes = (await this.page.device.downloadedFileBytes()).at(-1)
    return bytes ? parsePdf(bytes).texts : []
  }
}
