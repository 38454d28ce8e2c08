/**
 * A request that stores its form data and returns them when the form is read. The fake back end reads
 * requests inside the page, and WebKit cannot read a form with files from a request ('Unable to read form
 * data blob').
 * Source: GEN-15.
 */
export class FormRequest extends Request {
  private readonly form?: FormData | undefined

  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(input, init)
    if (init?.body instanceof FormData) this.form = init.body
    else if (input instanceof FormRequest) this.form = input.form
  }

  override async formData(): Promise<FormData> {
    return this.form ?? super.formData()
  }
}
